import { AxeBuilder } from '@axe-core/playwright';
import { addToCart } from '@mallard/domain/contract';
import type { Page } from '@playwright/test';
import { giveAddress } from '../support/accounts.ts';
import { completeRoutes } from '../support/completeRoutes.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, memberTest, test } from '../support/test.ts';

const OFTEN_SEEN = new Set([
  ...['home', 'category', 'search', 'product', 'login', 'register', 'cart', 'checkout', 'payment', 'orders', 'order'],
  ...['review', 'user', 'profile', 'addresses', 'addressEdit', 'coupons', 'notifications', 'settings', 'contact'],
]);
const FROM = new Set(['serious', 'critical']);

/** What axe finds on a screen that keeps somebody out, as sentences, in the light theme and in the dark one. */
async function findBarriers(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await drawAll(page);
  await settle(page);
  const light = await new AxeBuilder({ page }).analyze();
  // A theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  return Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations
      .filter(({ impact }) => FROM.has(impact ?? ''))
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${path}, ${theme}: ${id} of ${target.join(' ')} ${html.slice(0, 160)}`),
      ),
  );
}

/** Cards far below the window are not drawn, and on the way from one theme to the other they would stop halfway. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until nothing is on its way, and no colour between two others: a button that is switched on has a mixed one for a frame. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

test('nothing keeps visitors out, in either theme', async ({ page, goods }) => {
  test.setTimeout(300_000);
  const barriers: string[] = [];
  for (const { name, access, path } of completeRoutes({ product: goods.product.id }))
    if (OFTEN_SEEN.has(name) && access !== 'member') barriers.push(...(await findBarriers(page, path)));
  expect(barriers).toEqual([]);
});

memberTest('nothing keeps shoppers out, in either theme', async ({ page, account, goods }) => {
  memberTest.setTimeout(300_000);
  const order = await placeOrder(account, goods, await giveAddress(account));
  await account.call(addToCart, { body: { skuUuid: goods.sku.id, quantity: 1 } });
  const barriers: string[] = [];
  for (const { name, access, path } of completeRoutes({ order: order.id }))
    if (OFTEN_SEEN.has(name) && access === 'member') barriers.push(...(await findBarriers(page, path)));
  expect(barriers).toEqual([]);
});
