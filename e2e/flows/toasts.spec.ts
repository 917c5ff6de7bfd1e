import { addToCart } from '@mallard/domain/contract';
import type { Page } from '@playwright/test';
import { createAccount, giveAddress } from '../support/accounts.ts';
import { findCoveredControls, holdToasts } from '../support/findCoveredControls.ts';
import { removeLine } from '../support/lineActions.ts';
import type { SampleItem } from '../support/sampleItem.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isPhone }) => !isPhone, 'Wide windows have space for toasts below or beside the fields.');

/** Checks the toast at two phone widths, and at every scroll position. */
async function expectNothingCovered(page: Page): Promise<void> {
  await expect(page.locator('[data-live-announcer] [data-tone]')).toBeVisible();
  await expect.poll(() => findCoveredControls(page), 'as it appears').toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    for (const part of [0, 0.5, 1]) {
      const top = Math.round(height * part);
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => findCoveredControls(page), `${width} px wide, scrolled by ${top} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

const screens: Record<string, (item: SampleItem) => string> = {
  product: ({ product, sku }) => `/product/${product.id}?sku=${sku.id}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  'address form': () => '/address-edit',
};

for (const [screen, pathOf] of Object.entries(screens))
  test(`a toast covers no field and no action bar: ${screen}`, async ({ page, item, steps, shopUrl, messages }) => {
    const { name } = messages;
    const account = await createAccount(shopUrl, messages.locale);
    await giveAddress(account);
    const others = item.product.skus.filter(({ id, stock }) => id !== item.sku.id && stock > 0);
    for (const { id } of [item.sku, ...others]) await account.call(addToCart, { body: { skuUuid: id, quantity: 1 } });
    await holdToasts(page);
    // The toast of the login shows on the next screen.
    const path = pathOf(item);
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
