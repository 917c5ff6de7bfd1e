import { addFavorite, addToCart, checkFavorite, previewOrder } from '@mallard/domain/contract';
import { formatPrice } from '@mallard/domain/money';
import type { Locator } from '@playwright/test';
import { findSampleItem } from '../support/sampleItem.ts';
import { expect, memberTest } from '../support/test.ts';

memberTest.use({ serviceWorkers: 'allow' });

memberTest(
  'a signed-in shopper stays signed in offline, with the account data seen before',
  async ({ page, context, account, item, watch, isPhone, messages: { t, name }, steps }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 2 } });
    await account.call(addFavorite, { body: { productUuid: item.product.id } });
    await page.goto('/home');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { amounts } = await account.call(previewOrder, {
      body: { items: [{ skuUuid: item.sku.id, quantity: 3 }] },
    });
    const totalIn = (main: Locator) =>
      main
        .getByRole('region', { name: /^(结算明细|Summary)$/ })
        .getByRole('definition')
        .last();
    for (const path of ['/favorites', '/cart']) {
      await page.goto(path);
      await expect(steps.main.getByRole('link', { name: item.product.title }).first()).toBeVisible();
    }
    await expect(totalIn(steps.main)).toContainText('¥');
    await page.close();

    await context.setOffline(true);
    const later = await context.newPage();
    const main = later.getByRole('main');
    await later.goto('/cart');
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    // Changes survive a reload.
    await main.getByRole('button', { name: name('increaseQuantity') }).click();
    await expect(main.getByRole('spinbutton')).toHaveValue('3');
    // The quantity is stored on the device after a short delay.
    await expect
      .poll(() => later.evaluate(() => Object.keys(localStorage).some((key) => key.includes('intents:'))))
      .toBe(true);
    await later.reload();
    await expect(main.getByRole('spinbutton')).toHaveValue('3');
    await expect(totalIn(main)).toContainText(formatPrice(amounts.total));
    await expect(main.getByText(t('cart:totalBeforeCoupons'))).toHaveCount(0);
    if (!isPhone) await expect(later.getByRole('link', { name: t('shell:nav.login') })).toHaveCount(0);
    await later.goto('/favorites');
    await expect(main.getByRole('link', { name: item.product.title }).first()).toBeVisible();
    // A screen that was never opened shows an error, and loads once the network is back.
    await later.goto('/address');
    const retry = main.getByRole('button', { name: t('shell:retry') });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await expect(retry).toBeHidden();
  },
);

memberTest(
  'favorites changed offline show in the list, and reach the server later',
  async ({ page, context, account, item, shopUrl, watch, messages: { t, locale }, steps: { main, toast } }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const favorite = (await findSampleItem(shopUrl, locale, 1)).product;
    const { product } = item;
    await account.call(addFavorite, { body: { productUuid: favorite.id } });
    await page.goto('/home');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/favorites');
    const card = ({ title }: { title: string }) => main.getByRole('listitem').filter({ hasText: title });
    await expect(card(favorite)).toBeVisible();
    await page.goto(`/product/${product.id}`);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(true);
    const favoriteButton = page.getByRole('button', { name: t('shell:favorite.add') }).filter({ visible: true });
    await favoriteButton.first().click();
    await toast(t('shell:favorite.queued'));
    for (const visit of ['navigate', 'reload']) {
      await memberTest.step(visit, async () => {
        await page.goto('/favorites');
        await expect(card(product)).toBeVisible();
        await expect(card(favorite)).toBeVisible();
      });
    }
    await card(favorite).getByRole('button', { pressed: true }).click();
    await expect(card(favorite)).toHaveCount(0);
    await expect(card(product).locator(':focus')).toBeVisible();

    await context.setOffline(false);
    const isFavorite = async ({ id }: { id: string }) =>
      (await account.call(checkFavorite, { query: { productUuid: id } })).isFavorite;
    await expect.poll(() => isFavorite(product), { timeout: 60_000 }).toBe(true);
    await expect.poll(() => isFavorite(favorite)).toBe(false);
    await expect(card(product)).toBeVisible();
    await expect(card(favorite)).toHaveCount(0);
  },
);
