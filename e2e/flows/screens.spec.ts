import { listProducts } from '@mallard/domain/contract';
import { connect } from '../support/accounts.ts';
import { completeRoutes } from '../support/completeRoutes.ts';
import { examineScreen, findLateShift, settle, watchShift } from '../support/examineScreen.ts';
import { fillAccount } from '../support/fillAccount.ts';
import { locales } from '../support/messages.ts';
import { findSampleItem } from '../support/sampleItem.ts';
import { expect, memberTest, test } from '../support/test.ts';

test.describe.configure({ timeout: 600_000 });

test('every guest screen opens by its URL, is accessible and has no layout shifts', { tag: ['@P27'] }, async ({
  page,
  item,
  watch,
}) => {
  watch.allow(
    /\/(404|403|429|500) .*status of (404|403|429|500)|on \/(404|403|429|500): Failed to load resource|^500 GET \S+\/500$/,
  );
  await watchShift(page);
  const paths = completeRoutes({ product: item.product.id }).flatMap(({ access, path }) =>
    access === 'member' ? [] : path,
  );
  const problems: string[] = [];
  for (const path of [...paths, `/search?keyword=${encodeURIComponent('杯')}`])
    problems.push(...(await examineScreen(page, path)));
  expect(problems).toEqual([]);
});

test('countdowns move nothing while pages load, in either language', async ({
  page,
  shopUrl,
  messages: { locale },
}) => {
  const { items } = await connect(shopUrl, undefined, locale).call(listProducts, {
    query: { onSale: true, pageSize: 100 },
  });
  // A deal of more than a day shows days before the clock.
  const deals = items.filter(({ deal }) => deal).slice(0, 3);
  expect(deals).toHaveLength(3);
  await watchShift(page);
  const problems: string[] = [];
  for (const lang of locales)
    for (const path of ['/home', '/category', '/discount', ...deals.map(({ id }) => `/product/${id}`)]) {
      await page.goto(`${path}?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
      if (path !== '/category') {
        const timer = page.getByRole('timer').first();
        const rendered = (await timer.textContent()) ?? '';
        expect(rendered, path).toMatch(/\d\d:\d\d:\d\d/);
        // A countdown that isn't hydrated yet doesn't change.
        await expect(timer, path).not.toHaveText(rendered);
      }
      await settle(page);
      problems.push(...(await findLateShift(page)).map((problem) => `${lang}, ${path}: ${problem}`));
    }
  expect(problems).toEqual([]);
});

test('screens, header and footer are centered and have a maximum width on very wide windows', async ({
  page,
  item,
  isPhone,
}) => {
  test.skip(isPhone, 'Phones have no wide windows.');
  await page.setViewportSize({ width: 1920, height: 1000 });
  const widest = { '/home': 1536, '/help': 1536, [`/product/${item.product.id}`]: 1464, '/login': 1240 };
  for (const [path, width] of Object.entries(widest)) {
    await page.goto(path);
    const box = await page.getByRole('main').locator('..').boundingBox();
    expect([box?.x, box?.width], path).toEqual([(1920 - width) / 2, width]);
    const links = page.getByRole('banner').getByRole('link');
    const brand = await links.first().boundingBox();
    expect(brand?.x, path).toBe((1920 - 1536) / 2 + 32);
    const cart = await links.last().locator('> :last-child').boundingBox();
    expect((cart?.x ?? 0) + (cart?.width ?? 0), path).toBeCloseTo((1920 + 1536) / 2 - 40, 0);
  }
});

test('the header shows all labels in full on the narrowest desktop', async ({ page, isPhone }) => {
  test.skip(isPhone, 'Phones have another header.');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/home');
  const cut = await page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
    );
  expect(cut).toEqual([]);
});

memberTest(
  'every member screen opens by its URL, is accessible and has no layout shifts',
  { tag: ['@P27'] },
  async ({ page, account, item, shopUrl, messages: { locale } }) => {
    const other = await findSampleItem(shopUrl, locale, 1);
    const { completed, unpaid } = await fillAccount(account, item, [item, other], shopUrl);
    await watchShift(page);
    const paths = completeRoutes({ paid: completed.id, unpaid: unpaid.id }).flatMap(({ access, path }) =>
      access === 'member' ? path : [],
    );
    const more = [`/order/${unpaid.id}`, `/after-sale/${completed.id}?new=1`];
    const problems: string[] = [];
    for (const path of ['/home', ...paths, ...more]) problems.push(...(await examineScreen(page, path)));
    expect(problems).toEqual([]);
  },
);
