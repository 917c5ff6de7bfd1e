import { cancelOrder, getCart, listOrders } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { blockRequests } from '../support/blockRequests.ts';
import { payOrder, placeOrder } from '../support/orders.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('orders are listed in the tab of their status, and an empty tab links to the shop', async ({
  page,
  account,
  item,
  shopUrl,
  messages: { t, name },
  steps: { main },
}) => {
  const address = await giveAddress(account);
  const unpaid = await placeOrder(account, item, address);
  const cancelled = await placeOrder(account, item, address);
  await account.call(cancelOrder, { params: { id: cancelled.id }, body: { reason: 'changedMind' } });
  const paid = await payOrder(account, shopUrl, (await placeOrder(account, item, address)).id);
  expect(paid.paymentStatus).toBe('paid');

  await page.goto('/order');
  for (const { orderNumber } of [unpaid, cancelled, paid])
    await expect(main.getByText(orderNumber).filter({ visible: true }).first()).toBeVisible();
  await main.getByRole('link', { name: t('orders:tabs.unpaid') }).click();
  await expect(page).toHaveURL('/order?tab=unpaid');
  await expect(main.getByText(unpaid.orderNumber).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText(cancelled.orderNumber)).toHaveCount(0);
  await main.getByRole('link', { name: t('orders:tabs.cancelled') }).click();
  await expect(main.getByText(cancelled.orderNumber).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText(unpaid.orderNumber)).toHaveCount(0);

  const search = main.getByRole('searchbox', { name: t('orders:search') });
  await page.goto('/order');
  await search.fill(paid.orderNumber.slice(-8));
  await search.press('Enter');
  await expect(page).toHaveURL(`/order?tab=all&keyword=${paid.orderNumber.slice(-8)}`);
  await expect(main.getByText(unpaid.orderNumber)).toHaveCount(0);
  await expect(main.getByText(paid.orderNumber).filter({ visible: true }).first()).toBeVisible();
  await search.fill('no such thing');
  await search.press('Enter');
  await main.getByRole('link', { name: t('orders:showAll') }).click();
  await expect(main.getByText(unpaid.orderNumber).filter({ visible: true }).first()).toBeVisible();

  await main.getByRole('link', { name: t('orders:tabs.completed') }).click();
  await main.getByRole('link', { name: name('continueShopping') }).click();
  await expect(page).toHaveURL('/category');
});

/** Label of a reason in the cancellation dialog. */
const wrongAddress = /地址填错了|Wrong address/;

test('an unpaid order is cancelled for a reason, then deleted', async ({
  page,
  account,
  item,
  messages: { t, name },
  steps,
}) => {
  const { main } = steps;
  const order = await placeOrder(account, item, await giveAddress(account));
  await page.goto(`/order/${order.id}`);
  await expect(main.getByRole('listitem').filter({ hasText: t('orders:steps.placed') })).toHaveAttribute(
    'aria-current',
    'step',
  );
  // Only the text of the order is printed.
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(order.orderNumber)).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await main.getByRole('button', { name: name('cancelOrder') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(wrongAddress).click();
  await dialog.getByRole('button', { name: name('cancelOrder') }).click();
  await steps.toast(t('orders:done.cancel'));
  await expect(dialog).toBeHidden();
  await expect(main.getByText(t('orders:statuses.cancelled'), { exact: true }).first()).toBeVisible();
  await expect(main.getByText(wrongAddress)).toBeVisible();
  await expect(main.getByRole('button', { name: name('cancelOrder') })).toHaveCount(0);

  await main.getByRole('button', { name: name('deleteOrder') }).click();
  await dialog.getByRole('button', { name: name('deleteOrder') }).click();
  await expect(page).toHaveURL('/order');
  expect((await account.call(listOrders, {})).total).toBe(0);
});

test('Back waits while a cancellation is being sent', async ({ page, account, item, messages: { t, name }, steps }) => {
  const order = await placeOrder(account, item, await giveAddress(account));
  await page.goto('/order');
  await steps.main.getByRole('link', { name: item.product.title }).first().click();
  await expect(page).toHaveURL(`/order/${order.id}`);
  const call = `**/api/orders/${order.id}/cancel`;
  const asked = page.waitForRequest(call);
  const release = await blockRequests(page, (url) => url.pathname.endsWith('/cancel'));
  await steps.main.getByRole('button', { name: name('cancelOrder') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(wrongAddress).click();
  await dialog.getByRole('button', { name: name('cancelOrder') }).click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(`/order/${order.id}`);
  await expect(dialog).toBeVisible();
  release();
  await steps.toast(t('orders:done.cancel'));
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/order');
});

test('the items of a cancelled order are bought again with one press', async ({
  page,
  account,
  item,
  messages: { t },
  steps,
}) => {
  const order = await placeOrder(account, item, await giveAddress(account));
  await account.call(cancelOrder, { params: { id: order.id }, body: { reason: 'changedMind' } });
  await page.goto(`/order/${order.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders:titles.order'));
  await steps.main.getByRole('button', { name: /再次购买|buy again/i }).click();
  await expect(page).toHaveURL('/cart');
  await expect(steps.main.getByRole('link', { name: item.product.title }).first()).toBeVisible();
  expect((await account.call(getCart, {})).unitCount).toBe(1);
});
