import { addFavorite, addToCart } from '@mallard/domain/contract';
import { expect, memberTest } from '../support/test.ts';

memberTest.use({ serviceWorkers: 'allow' });

memberTest(
  'who is signed in stays so without a network, with what they have seen of their own',
  async ({ page, context, account, goods, watch, isPhone, words: { word, name }, steps }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await account.call(addToCart, { body: { skuUuid: goods.sku.id, quantity: 2 } });
    await account.call(addFavorite, { body: { productUuid: goods.product.id } });
    await page.goto('/home');
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const path of ['/favorites', '/cart']) {
      await page.goto(path);
      await expect(steps.main.getByRole('link', { name: goods.product.title }).first()).toBeVisible();
    }
    await page.close();

    await context.setOffline(true);
    const later = await context.newPage();
    const main = later.getByRole('main');
    await later.goto('/cart');
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    // What is done now is there after a reload, too.
    await main.getByRole('button', { name: name('increaseQuantity') }).click();
    await expect(main.getByRole('spinbutton')).toHaveValue('3');
    // Once it rests it is kept on the device.
    await expect
      .poll(() => later.evaluate(() => Object.keys(localStorage).some((key) => key.includes('intents:'))))
      .toBe(true);
    await later.reload();
    await expect(main.getByRole('spinbutton')).toHaveValue('3');
    if (!isPhone) await expect(later.getByRole('link', { name: word('shell:nav.login') })).toHaveCount(0);
    await later.goto('/favorites');
    await expect(main.getByRole('link', { name: goods.product.title }).first()).toBeVisible();
    // What was never seen says why it is not there, and is there once the network is.
    await later.goto('/address');
    const retry = main.getByRole('button', { name: word('shell:retry') });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await expect(retry).toBeHidden();
  },
);
