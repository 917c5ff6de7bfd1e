import { addToCart, checkFavorite, getCart, previewOrder } from '@mallard/domain/contract';
import { formatPrice } from '@mallard/domain/money';
import { findSampleItem } from '../support/sampleItem.ts';
import { expect, memberTest } from '../support/test.ts';

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;
const SAVED_ON_DEVICE = /联网后自动同步|sync once you are online/;

memberTest(
  'changes made offline show immediately, survive closing the tab, and are sent when the network is back',
  { tag: ['@P18'] },
  async ({ page, context, account, item, watch, messages: { name, t }, steps }) => {
    watch.allow(NO_NETWORK);
    const { sku, product } = item;
    await account.call(addToCart, { body: { skuUuid: sku.id, quantity: 2 } });
    const held = async () => (await account.call(getCart, {})).items.map(({ quantity }) => quantity);
    await page.goto(`/product/${product.id}`);
    await expect(steps.cartLink(2)).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole('button', { name: t('shell:favorite.add') })
      .filter({ visible: true })
      .first()
      .click();
    await steps.toast(t('shell:favorite.queued'));
    await context.setOffline(false);
    await expect
      .poll(async () => (await account.call(checkFavorite, { query: { productUuid: product.id } })).isFavorite)
      .toBe(true);

    await page.goto('/cart');
    const quantity = steps.main.getByRole('spinbutton');
    await expect(quantity).toHaveValue('2');
    await context.setOffline(true);
    await steps.main.getByRole('button', { name: name('increaseQuantity') }).click();
    await steps.main.getByRole('button', { name: name('increaseQuantity') }).click();
    await expect(quantity).toHaveValue('4');
    await expect(steps.main.getByText(SAVED_ON_DEVICE).filter({ visible: true }).first()).toBeVisible();
    expect(await held()).toEqual([2]);
    // A later tab of the same shopper.
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/home');
    await expect.poll(held).toEqual([4]);
  },
);

memberTest(
  'a change in one tab shows immediately in the other, without a request',
  async ({ page, context, account, item, messages: { name }, steps }) => {
    await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 2 } });
    await page.goto('/cart');
    await expect(steps.main.getByRole('spinbutton')).toHaveValue('2');
    const other = await context.newPage();
    await other.goto('/cart');
    await expect(other.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await other
      .getByRole('main')
      .getByRole('button', { name: name('increaseQuantity') })
      .click();
    await expect(steps.main.getByRole('spinbutton')).toHaveValue('3');
    expect(asked.filter((call) => call.endsWith('/cart'))).toEqual([]);
  },
);

memberTest.describe('with a service worker', () => {
  memberTest.use({ serviceWorkers: 'allow' });

  memberTest(
    'a product that is added offline stays in the cart after a reload',
    { tag: ['@P18'] },
    async ({ page, context, account, item, shopUrl, watch, messages: { locale, t }, steps }) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
      const { main } = steps;
      const other = await findSampleItem(shopUrl, locale, 1);
      const items = [item, other].map(({ sku }, index) => ({ skuUuid: sku.id, quantity: index === 0 ? 2 : 1 }));
      await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 2 } });
      const { amounts } = await account.call(previewOrder, { body: { items } });
      await page.goto('/home');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.goto('/cart');
      await expect(main.getByRole('spinbutton')).toHaveValue('2');
      await page.goto(`/product/${other.product.id}`);
      await expect(steps.cartLink(2)).toBeVisible();

      await context.setOffline(true);
      await steps.addToCart(other, { message: t('shell:cart.queued') });
      for (const visit of ['open the cart', 'reload it']) {
        await memberTest.step(visit, async () => {
          await (visit === 'reload it' ? page.reload() : page.goto('/cart'));
          await expect(main.getByRole('spinbutton')).toHaveCount(2);
          const line = main.locator(`[data-sku="${other.sku.id}"]`);
          await expect(line.getByRole('link', { name: other.product.title }).first()).toBeVisible();
          await expect(line.getByText(SAVED_ON_DEVICE).filter({ visible: true }).first()).toBeVisible();
          await expect(main.getByText(t('cart:count', { count: 3 }), { exact: true }).first()).toBeVisible();
          await expect(steps.cartLink(3)).toBeVisible();
          const summary = main.getByRole('region', { name: /^(结算明细|Summary)$/ });
          await expect(summary.getByRole('definition').last()).toContainText(formatPrice(amounts.total));
        });
      }

      await context.setOffline(false);
      await expect
        .poll(async () => (await account.call(getCart, {})).items.map(({ skuUuid }) => skuUuid), { timeout: 60_000 })
        .toContain(other.sku.id);
      await expect(main.getByText(SAVED_ON_DEVICE)).toHaveCount(0);
    },
  );
});
