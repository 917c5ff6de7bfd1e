import { claimCoupon, getCart, getOrder, getProduct, listCoupons, listProducts } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { formatPrice } from '@mallard/domain/money';
import type { Locator } from '@playwright/test';
import { type Account, giveAddress } from '../support/accounts.ts';
import { messagesOf } from '../support/messages.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import type { SampleItem } from '../support/sampleItem.ts';
import { expect, memberTest } from '../support/test.ts';

memberTest.use({ isTranslated: true });

// `translatePages` reports text updates in detached nodes as page errors, which fail the test.
memberTest(
  'a whole purchase shows the right texts while the browser translates the page',
  async ({ page, account, isPhone, messages: { t, name, locale }, steps }) => {
    const { main } = steps;
    const [first, second] = await findTwoPrices(account);
    const button = (label: string) => page.getByRole('button', { name: label }).filter({ visible: true });
    await giveAddress(account);
    for (const { id, status } of (await account.call(listCoupons, { query: { pageSize: 40 } })).items)
      if (status === 'claimable') await account.call(claimCoupon, { params: { id } });

    await memberTest.step('selects one SKU, then another', async () => {
      await page.goto(`/product/${first.product.id}`);
      await button(name('addToCart')).first().click();
      const place = isPhone ? page.getByRole('dialog') : main;
      for (const item of [first, second]) {
        await choose(place, item);
        await expect(place.getByText(digits(item.sku.price)).first()).toBeAttached();
      }
      await pressInLayer(place.getByRole('button', { name: name('addToCart'), exact: true }));
      await steps.toast(t('shell:cart.added'));
    });

    await memberTest.step('changes the quantity in the cart', async () => {
      await page.goto('/cart');
      const more = main.getByRole('button', { name: name('increaseQuantity') });
      for (const count of [2, 3]) {
        await more.click();
        await expect(page.getByText(digits(second.sku.price * count)).first()).toBeAttached();
      }
      await expect.poll(async () => (await account.call(getCart, {})).unitCount).toBe(3);
    });

    await memberTest.step('removes the coupon, and applies it again', async () => {
      await button(name('checkout')).click();
      // The cart has a row with the same name.
      await expect(page).toHaveURL(/\/checkout$/);
      const coupon = main.getByRole('button', { name: t('checkout:coupon') });
      await expect(coupon).toContainText('−');
      const best = await coupon.textContent();
      await coupon.click();
      const choices = page.getByRole('dialog').getByRole('radio');
      await pressInLayer(choices.last());
      await expect(coupon).not.toContainText('−');
      await coupon.click();
      await pressInLayer(choices.first());
      await expect(coupon).toHaveText(best ?? '');
    });

    await memberTest.step('sees the payment countdown, and pays', async () => {
      const orderUuid = await steps.placeOrder();
      const { amounts } = await account.call(getOrder, { params: { id: orderUuid } });
      await expect(main.getByText(digits(amounts.total)).first()).toBeAttached();
      const timer = main.getByRole('timer');
      const time = await timer.textContent();
      await expect(timer).not.toHaveText(time ?? '');
      await steps.goToProvider();
      await button(name('approvePayment')).click();
      await expect(main.getByRole('heading', { name: name('paid') })).toBeVisible();
    });

    await memberTest.step('switches to the other language', async () => {
      const other: ContentLocale = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
      await page.goto(isPhone ? '/settings' : '/help');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByLabel(name('language')).filter({ visible: true }).selectOption(other);
      await expect(page.getByRole('link', { name: messagesOf(other).t('shell:nav.home') }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      const title = messagesOf(other).t(isPhone ? 'settings:title' : 'help:title');
      // The screen in the old language stays hidden in the page until the new one has faded in.
      await expect(main.locator('h1')).toHaveText([title]);
      // The last button of the settings renders once the session is loaded.
      if (isPhone) await expect(button(messagesOf(other).t('shell:nav.logout'))).toBeVisible();
      const shown = await main.textContent();
      await page.reload();
      await expect(main).toHaveText(shown ?? '');
    });
  },
);

/** Finds two SKUs of one product with different prices and enough stock. */
async function findTwoPrices({ call }: Account): Promise<[SampleItem, SampleItem]> {
  const { items } = await call(listProducts, { query: { sort: 'sales', inStock: true, pageSize: 40 } });
  for (const { id } of items) {
    const product = await call(getProduct, { params: { id } });
    const [sku, ...others] = product.skus.filter(({ stock, limit }) => Math.min(stock, limit) >= 5);
    const other = others.find(({ price }) => price !== sku?.price);
    if (sku && other)
      return [
        { product, sku },
        { product, sku: other },
      ];
  }
  throw new Error('No product of the sample shop has SKUs of different prices');
}

async function choose(place: Locator, { product, sku }: SampleItem): Promise<void> {
  for (const { id, name, values } of product.specifications) {
    const value = values.find((one) => one.id === sku.values[id]);
    await pressInLayer(place.getByRole('group', { name }).getByRole('radio', { name: value?.name ?? '', exact: true }));
  }
}

/** Matches an amount without its currency sign, as it is announced too. */
function digits(amount: number): RegExp {
  return new RegExp(
    `${formatPrice(amount as Parameters<typeof formatPrice>[0])
      .replace('¥', '(^|[^\\d,])')
      .replace('.', '\\.')} `,
  );
}
