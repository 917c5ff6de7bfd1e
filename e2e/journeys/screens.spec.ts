import { addToCart } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { completeRoutes } from '../support/completeRoutes.ts';
import { examineScreen, watchShift } from '../support/examineScreen.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, memberTest, test } from '../support/test.ts';

test.describe.configure({ timeout: 600_000 });

test('every screen of visitors opens by its address, moves nothing and keeps nobody out', async ({
  page,
  goods,
  watch,
}) => {
  watch.allow(/\/(404|403|500) .*status of (404|403|500)|on \/(404|403|500): Failed to load resource/);
  await watchShift(page);
  const paths = completeRoutes({ product: goods.product.id }).flatMap(({ access, path }) =>
    access === 'member' ? [] : path,
  );
  const problems: string[] = [];
  for (const path of [...paths, `/search?keyword=${encodeURIComponent('杯')}`])
    problems.push(...(await examineScreen(page, path)));
  expect(problems).toEqual([]);
});

memberTest(
  'every screen of members opens by its address, moves nothing and keeps nobody out',
  async ({ page, account, goods }) => {
    const order = await placeOrder(account, goods, await giveAddress(account));
    await account.call(addToCart, { body: { skuUuid: goods.sku.id, quantity: 1 } });
    await watchShift(page);
    const paths = completeRoutes({ order: order.id }).flatMap(({ access, path }) => (access === 'member' ? path : []));
    const problems: string[] = [];
    for (const path of ['/home', ...paths]) problems.push(...(await examineScreen(page, path)));
    expect(problems).toEqual([]);
  },
);
