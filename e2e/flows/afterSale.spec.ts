import { confirmOrder, getOrder, listNotifications } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { expectAnnounced } from '../support/announcements.ts';
import { payAndShip, placeOrder } from '../support/orders.ts';
import { photo } from '../support/photo.ts';
import { expect, memberTest as test } from '../support/test.ts';
import { waitForTapGuard } from '../support/waitForTapGuard.ts';

const labels = {
  request: /^(申请退款\/退货|Return or refund)$/,
  requests: /^(退款\/退货|Returns and refunds)$/,
  returnIt: /退货退款|Return and refund/,
  reason: /申请原因|Reason/,
  submit: /提交申请|Submit request/,
  trackingNumber: /快递单号|Tracking number/,
  ship: /提交单号|Submit tracking number/,
  withdraw: /撤销申请|Withdraw request/,
  note: /补充说明|Details/,
  more: /更多操作|More actions/,
  refunded: /已退款|Refunded/,
  withdrawn: /已撤销|Withdrawn/,
  refused: /未通过|Declined/,
};

test('a delivered order is returned with a photo and refunded; a second request is withdrawn, a third is declined', async ({
  page,
  account,
  item,
  shopUrl,
  isPhone,
  steps: { main },
}) => {
  const address = await giveAddress(account);
  const shipped = async () => payAndShip(account, shopUrl, (await placeOrder(account, item, address)).id);
  const order = await shipped();
  const params = { id: order.id };
  await account.call(confirmOrder, { params });

  await page.goto(`/order/${order.id}`);
  const request = main.getByRole('link', { name: labels.request }).filter({ visible: true });
  const more = main.getByRole('button', { name: labels.more }).filter({ visible: true });
  await expect(request.or(more)).toBeVisible();
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name: labels.request }).click();
  } else await request.click();
  await expect(page).toHaveURL(`/after-sale/${order.id}?new=1`);
  await main.getByRole('radio', { name: labels.returnIt }).check();
  await main.getByRole('combobox', { name: labels.reason }).selectOption('damaged');
  await main.locator('input[type=file]').first().setInputFiles(photo);
  await expect(main.locator('[data-status="done"]')).toBeVisible();
  // The button may be at the position of one of the controls that were just pressed.
  await waitForTapGuard(page);
  await main.getByRole('button', { name: labels.submit }).click();
  await expect(page).toHaveURL(`/after-sale/${order.id}`);

  await main.getByRole('textbox', { name: labels.trackingNumber }).fill('SF1234567890');
  await main.getByRole('button', { name: labels.ship }).click();
  await expect(main.getByRole('heading', { name: labels.refunded })).toBeVisible({ timeout: 20_000 });
  await expectAnnounced(page, labels.refunded);
  await expect(page).toHaveTitle(labels.refunded);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(labels.requests);
  if (isPhone) await expect(page.getByRole('banner')).toContainText(labels.requests);
  expect(await account.call(getOrder, { params })).toMatchObject({
    paymentStatus: 'refunded',
    refundedAmount: order.amounts.total,
  });
  const { items: notices } = await account.call(listNotifications, {});
  expect(notices[0]?.link).toBe(`/after-sale/${order.id}`);
  await page.goto(`/order/${order.id}`);
  await expect(main.locator(`a[href="/after-sale/${order.id}"]`)).toBeVisible();

  const other = await shipped();
  await page.goto(`/after-sale/${other.id}`);
  await main.getByRole('combobox', { name: labels.reason }).selectOption('notReceived');
  await main.getByRole('button', { name: labels.submit }).click();
  await main.getByRole('button', { name: labels.withdraw }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: labels.withdraw }).click();
  await expect(main.getByRole('heading', { name: labels.withdrawn })).toBeVisible();

  await page.goto(`/after-sale/${other.id}?new=1`);
  await main.getByRole('combobox', { name: labels.reason }).selectOption('notReceived');
  await main.getByRole('textbox', { name: labels.note }).fill('Please refuse');
  await main.getByRole('button', { name: labels.submit }).click();
  await expect(main.getByRole('heading', { name: labels.refused })).toBeVisible({ timeout: 20_000 });
});
