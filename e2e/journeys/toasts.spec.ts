import { addToCart } from '@mallard/domain/contract';
import type { Page } from '@playwright/test';
import { createAccount, giveAddress } from '../support/accounts.ts';
import { findCovered, holdToasts } from '../support/findCovered.ts';
import type { Goods } from '../support/goods.ts';
import { removeLine } from '../support/lineActions.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isPhone }) => !isPhone, 'Wide windows have space for toasts below or beside the fields.');

/** Checks the toast at two phone widths, and at every scroll position. */
async function expectNothingCovered(page: Page): Promise<void> {
  await expect(page.locator('[data-live-announcer] [data-tone]')).toBeVisible();
  await expect.poll(() => findCovered(page), 'as it appears').toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    for (const part of [0, 0.5, 1]) {
      const top = Math.round(height * part);
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => findCovered(page), `${width} px wide, scrolled by ${top} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

const screens: Record<string, (goods: Goods) => string> = {
  product: ({ product, sku }) => `/product/${product.id}?sku=${sku.id}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  'address form': () => '/address-edit',
};

for (const [screen, pathOf] of Object.entries(screens))
  test(`a toast covers no field and no action bar: ${screen}`, async ({ page, goods, steps, shopUrl, words }) => {
    const { name } = words;
    const account = await createAccount(shopUrl, words.locale);
    await giveAddress(account);
    const others = goods.product.skus.filter(({ id, stock }) => id !== goods.sku.id && stock > 0);
    for (const { id } of [goods.sku, ...others]) await account.call(addToCart, { body: { skuUuid: id, quantity: 1 } });
    await holdToasts(page);
    // The toast of the login shows on the next screen.
    const path = pathOf(goods);
    await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
    await steps.logIn(account.username);
    await expect(page).toHaveURL(path);
    await expect(steps.main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNothingCovered(page);

    if (screen !== 'product' && screen !== 'cart') return;
    await page.goto(path);
    if (screen === 'cart') await removeLine(steps.main.getByRole('listitem').first());
    else
      await page
        .getByRole('button', { name: name('addToCart') })
        .filter({ visible: true })
        .click();
    await expectNothingCovered(page);
  });
