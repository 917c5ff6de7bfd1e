import {
  addFavorite,
  addToCart,
  claimCoupon,
  getCart,
  listCoupons,
  listOrders,
  listProducts,
} from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { REGION_OPTIONS } from '../support/chooseRegion.ts';
import { doubleTap } from '../support/doubleTap.ts';
import { expectHydrated } from '../support/expectHydrated.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { waitForStablePoint } from '../support/waitForStablePoint.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

test.describe('on a touch screen', () => {
  test.skip(({ isMobile }) => !isMobile, 'Taps need a touch screen.');

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a double tap in the options sheet adds one item and presses nothing behind it (motion: ${reducedMotion})`, async ({
      page,
      item,
      steps,
      messages: { name },
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`/product/${item.product.id}`);
      const open = page
        .getByRole('button', { name: name('addToCart') })
        .filter({ visible: true })
        .first();
      const sheet = page.getByRole('dialog');
      await doubleTap(open);
      await expect(sheet).toBeVisible();
      await expect(sheet.getByRole('alert')).toHaveCount(0);
      for (const { id, name: group, values } of item.product.specifications) {
        const value = values.find((one) => one.id === item.sku.values[id])?.name ?? '';
        const { x, y } = await waitForStablePoint(
          sheet.getByRole('group', { name: group }).getByRole('radio', { name: value }),
        );
        await page.touchscreen.tap(x, y);
      }
      await doubleTap(sheet.getByRole('button', { name: name('addToCart'), exact: true }));
      await expect(sheet).toHaveCount(0);
      await expect(steps.cartLink(1)).toBeVisible();
      await waitForTapGuard(page);
      // The options are selected now, so each double tap adds one item.
      await doubleTap(open);
      await expect(steps.cartLink(2)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/product/${item.product.id}`));
    });
  }

  test('a double tap on the button of the filter sheet shows the list and opens no product', async ({
    page,
    steps,
  }) => {
    await page.goto('/category');
    await steps.main.getByRole('button', { name: /筛选/ }).click();
    const sheet = page.getByRole('dialog');
    const pressed = await doubleTap(sheet.getByRole('button', { name: /^查看/ }));
    await expect(sheet).toHaveCount(0);
    expect(pressed).toHaveLength(1);
    await expect(page).toHaveURL('/category');
  });

  memberTest(
    'a double tap in the sheets of the checkout places no order',
    async ({ page, account, item, steps, messages }) => {
      const { name, t } = messages;
      await giveAddress(account);
      for (const { id, status } of (await account.call(listCoupons, { query: { pageSize: 40 } })).items)
        if (status === 'claimable') await account.call(claimCoupon, { params: { id } });
      await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 10 } });
      await page.goto('/checkout');
      const sheet = page.getByRole('dialog');
      const coupons = steps.main.getByRole('button', { name: t('checkout:coupon') });
      await coupons.click();
      await expect(sheet.getByRole('radio').last()).toBeVisible();
      await doubleTap(sheet.getByRole('radio').last());
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);

      await steps.main.getByRole('button', { name: /编辑/ }).first().click();
      await sheet.getByLabel(/邮政编码|邮编/).fill('518000');
      await doubleTap(sheet.getByRole('button', { name: name('save'), exact: true }));
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL('/checkout');
      expect((await account.call(listOrders, {})).total).toBe(0);
      expect((await account.call(getCart, {})).unitCount).toBe(10);
    },
  );

  test('a double tap on the close button of the picture viewer presses nothing on the product page', async ({
    page,
    item,
  }) => {
    const address = `/product/${item.product.id}`;
    await page.goto(address);
    const pictures = page.getByRole('dialog');
    await doubleTap(page.getByRole('button', { name: /^放大查看/ }).first());
    await expect(pictures).toBeVisible();
    await waitForTapGuard(page);
    expect(await doubleTap(pictures.getByRole('button', { name: '关闭' }))).toHaveLength(1);
    await expect(pictures).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });

  memberTest('a double tap on a region selects no region in the next list', async ({ page, steps }) => {
    await page.goto('/address-edit');
    await doubleTap(steps.main.locator('[role=combobox][aria-haspopup=dialog]'));
    const sheet = page.getByRole('dialog');
    for (const region of REGION_OPTIONS.slice(0, 2)) {
      await waitForTapGuard(page);
      await doubleTap(sheet.getByRole('option', { name: region }));
      await expect(sheet.getByRole('tab', { name: region })).toBeVisible();
      await expect(sheet.getByRole('option', { selected: true })).toHaveCount(0);
    }
  });

  memberTest('a double tap on a day selects it and presses nothing in the form', async ({ page, steps }) => {
    await page.goto('/user/profile');
    await doubleTap(steps.main.getByRole('button', { name: /^选择日期/ }));
    const sheet = page.getByRole('dialog');
    await waitForTapGuard(page);
    expect(await doubleTap(sheet.getByRole('button', { name: /月 1 日/ }))).toHaveLength(1);
    await expect(sheet).toHaveCount(0);
    await expect(steps.main.getByRole('button', { name: /^选择日期，已选 .*月 1 日/ })).toBeVisible();
  });
});

memberTest(
  'a double tap on cancelling an order opens the dialog and confirms once',
  async ({ page, account, item, steps, messages }) => {
    const { name, t } = messages;
    const order = await placeOrder(account, item, await giveAddress(account));
    await page.goto(`/order/${order.id}`);
    const dialog = page.getByRole('alertdialog');
    await doubleTap(steps.main.getByRole('button', { name: name('cancelOrder') }));
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio').first().press('Space');
    await doubleTap(dialog.getByRole('button', { name: name('cancelOrder') }));
    await steps.toast(t('orders:done.cancel'));
    await expect(dialog).toHaveCount(0);
    await expect(steps.main.getByText(t('orders:statuses.cancelled'), { exact: true }).first()).toBeVisible();
    expect((await account.call(listOrders, {})).total).toBe(1);
  },
);

test('a double tap on a product opens it and presses nothing on its page', async ({ page, steps }) => {
  await page.goto('/hot');
  const product = steps.main.getByRole('article').getByRole('link').first();
  await expectHydrated(product);
  const title = (await product.textContent()) ?? '';
  expect(new Set(await doubleTap(product))).toEqual(new Set([title]));
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/hot');
});

memberTest('a double tap on a favorite removes no other one', async ({ page, account, steps }) => {
  const { items } = await account.call(listProducts, { query: { pageSize: 4 } });
  for (const { id } of items) await account.call(addFavorite, { body: { productUuid: id } });
  await page.goto('/favorites');
  const favoriteButtons = steps.main.getByRole('button', { pressed: true });
  await expect(favoriteButtons).toHaveCount(items.length);
  const name = await favoriteButtons.first().getAttribute('aria-label');
  const pressed = await doubleTap(favoriteButtons.first());
  // The second tap hits the same favorite button if the list has not changed yet.
  expect(new Set(pressed)).toEqual(new Set([name]));
  await page.reload();
  await expect.poll(() => favoriteButtons.count()).toBeGreaterThanOrEqual(items.length - 1);
});
