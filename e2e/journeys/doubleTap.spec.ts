import { addToCart, claimCoupon, getCart, listCoupons, listOrders } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { doubleTap } from '../support/doubleTap.ts';
import { placeOrder } from '../support/orders.ts';
import { restingPoint } from '../support/restingPoint.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

test.skip(({ isMobile }) => !isMobile, 'Taps need a touch screen.');

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a double tap in the sheet of options adds one unit and presses nothing behind it (motion: ${reducedMotion})`, async ({
    page,
    goods,
    steps,
    words: { name },
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/product/${goods.product.id}`);
    const open = page
      .getByRole('button', { name: name('addToCart') })
      .filter({ visible: true })
      .first();
    const sheet = page.getByRole('dialog');
    await doubleTap(open);
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('alert')).toHaveCount(0);
    for (const { id, name: group, values } of goods.product.specifications) {
      const value = values.find((one) => one.id === goods.sku.values[id])?.name ?? '';
      const { x, y } = await restingPoint(
        sheet.getByRole('group', { name: group }).getByRole('radio', { name: value }),
      );
      await page.touchscreen.tap(x, y);
    }
    await doubleTap(sheet.getByRole('button', { name: name('addToCart'), exact: true }));
    await expect(sheet).toHaveCount(0);
    await expect(steps.cartLink(1)).toBeVisible();
    await waitForTapGuard(page);
    // The options are chosen now: each double tap adds one.
    await doubleTap(open);
    await expect(steps.cartLink(2)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/product/${goods.product.id}`));
  });
}

test('a double tap on the button of the filters shows the list and opens no product', async ({ page, steps }) => {
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
  async ({ page, account, goods, steps, words }) => {
    const { name, word } = words;
    await giveAddress(account);
    for (const { id, status } of (await account.call(listCoupons, { query: { pageSize: 40 } })).items)
      if (status === 'claimable') await account.call(claimCoupon, { params: { id } });
    await account.call(addToCart, { body: { skuUuid: goods.sku.id, quantity: 10 } });
    await page.goto('/checkout');
    const sheet = page.getByRole('dialog');
    const coupons = steps.main.getByRole('button', { name: word('checkout:coupon') });
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

memberTest(
  'a double tap on cancelling an order asks and answers once',
  async ({ page, account, goods, steps, words }) => {
    const { name, word } = words;
    const order = await placeOrder(account, goods, await giveAddress(account));
    await page.goto(`/order/${order.id}`);
    const dialog = page.getByRole('alertdialog');
    await doubleTap(steps.main.getByRole('button', { name: name('cancelOrder') }));
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio').first().press('Space');
    await doubleTap(dialog.getByRole('button', { name: name('cancelOrder') }));
    await steps.toast(word('orders:done.cancel'));
    await expect(dialog).toHaveCount(0);
    await expect(steps.main.getByText(word('orders:statuses.cancelled'), { exact: true }).first()).toBeVisible();
    expect((await account.call(listOrders, {})).total).toBe(1);
  },
);
