import { giveAddress } from '../support/accounts.ts';
import { completeRoutes } from '../support/completeRoutes.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, memberTest, test } from '../support/test.ts';

test('every address of visitors opens by itself', async ({ page, goods, watch }) => {
  test.setTimeout(180_000);
  watch.allow(/\/(404|403|500) .*status of (404|403|500)|on \/(404|403|500): Failed to load resource/);
  for (const { path } of completeRoutes({ product: goods.product.id }).filter(({ access }) => access !== 'member')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    await expect(heading, path).not.toHaveText('');
    await expect(page, path).toHaveTitle(/./);
    await expect(page, path).toHaveURL(path);
  }
});

memberTest('every address of members opens by itself', async ({ page, goods, account }) => {
  test.setTimeout(180_000);
  const order = await placeOrder(account, goods, await giveAddress(account));
  for (const { path } of completeRoutes({ order: order.id }).filter(({ access }) => access === 'member')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    await expect(heading, path).not.toHaveText('');
    await expect(page, path).toHaveURL(path);
  }
});

memberTest('addresses that have moved lead on, with their query', async ({ page }) => {
  for (const [from, to] of [
    ['/', '/home'],
    ['/products?sort=sales', '/category?sort=sales'],
    ['/orders?tab=unpaid', '/order?tab=unpaid'],
    ['/user/settings', '/settings'],
    ['/user/address/edit', '/address-edit'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});
