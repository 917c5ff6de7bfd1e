import { createUuid } from '@mallard/domain/client';
import {
  addToCart,
  claimCoupon,
  createAddress,
  createOrder,
  deleteAddress,
  getOrder,
  listCoupons,
  listOrders,
  previewOrder,
  setDefaultAddress,
} from '@mallard/domain/contract';
import { createPriceFormat } from '@mallard/domain/money';
import { addressDraft, giveAddress } from '../support/accounts.ts';
import { expectAnnounced } from '../support/announcements.ts';
import { payOrder, placeOrder } from '../support/orders.ts';
import { pressInLayer } from '../support/pressInLayer.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('pressing "place order" twice makes one order', { tag: ['@P3'] }, async ({
  page,
  account,
  item,
  messages,
  steps,
}) => {
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 2 } });
  await page.goto('/checkout');
  await page
    .getByRole('button', { name: messages.name('placeOrder') })
    .filter({ visible: true })
    .dblclick();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(
    steps
      .cartLink(0)
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  expect((await account.call(listOrders, {})).total).toBe(1);
});

test('a selected coupon that is used elsewhere is replaced by the best one, with a notice', async ({
  page,
  account: { call, ...account },
  item,
  messages: { t },
  steps,
}) => {
  const addressUuid = await giveAddress({ call, ...account });
  for (const { id, status } of (await call(listCoupons, { query: { pageSize: 40 } })).items)
    if (status === 'claimable') await call(claimCoupon, { params: { id } });
  const items = [{ skuUuid: item.sku.id, quantity: 10 }];
  await call(addToCart, { body: { skuUuid: item.sku.id, quantity: 10 } });
  const usable = (await call(previewOrder, { body: { items } })).coupons.filter(({ isUsable }) => isUsable);
  const chosen = usable[1]?.coupon.id ?? '';

  await page.goto('/checkout');
  await steps.main.getByRole('button', { name: t('checkout:coupon') }).click();
  const radios = page.getByRole('dialog').getByRole('radio');
  await expect(radios).toHaveCount(usable.length + 1);
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes(chosen) ?? false);
  await pressInLayer(radios.nth(1));
  await kept;

  const { amounts } = await call(previewOrder, { body: { items, couponUuid: chosen } });
  const body = { items, couponUuid: chosen, checkoutUuid: createUuid(), addressUuid, expectedTotal: amounts.total };
  await call(createOrder, { body });
  const { couponUuid } = await call(previewOrder, { body: { items } });
  expect(couponUuid).not.toBeNull();

  await page.reload();
  await expect(steps.main.getByText(t('checkout:couponReplaced'))).toBeVisible();
  await page.reload();
  await expect(steps.main.getByRole('button', { name: t('checkout:coupon') })).toContainText('−');
  await expect(steps.main.getByText(t('checkout:couponReplaced'))).toBeHidden();
});

test('an order whose answer is lost is made once, and found', { tag: ['@P3', '@P8'] }, async ({
  page,
  account,
  item,
  steps,
  watch,
}) => {
  watch.allow(/net::ERR_CONNECTION_FAILED/);
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  let tries = 0;
  await page.route('**/api/order/create', async (route) => {
    tries += 1;
    if (tries > 2) return route.continue();
    await route.fetch();
    return route.abort('connectionfailed');
  });
  await page.goto('/checkout');
  await steps.placeOrder();
  expect(tries).toBe(3);
  expect((await account.call(listOrders, {})).total).toBe(1);
});

test('a reload of checkout while the order is on its way leads to that order', { tag: ['@P8'] }, async ({
  page,
  account,
  item,
  messages,
}) => {
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/order/create', async (route) => {
    await route.fetch();
    // The order is created, but the response never arrives.
    arrived.resolve();
  });
  await page.goto('/checkout');
  await page
    .getByRole('button', { name: messages.name('placeOrder') })
    .filter({ visible: true })
    .click();
  await arrived.promise;
  await page.reload();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  expect((await account.call(listOrders, {})).total).toBe(1);
});

test('a phone offers to add an address if there is one, and to select another if there are several', async ({
  page,
  account,
  item,
  isPhone,
  messages: { t, name },
  steps: { main },
}) => {
  test.skip(!isPhone, 'Wide windows show both addresses.');
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  await page.goto('/checkout');
  await main.getByRole('button', { name: name('addAddress') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await account.call(createAddress, { body: { ...addressDraft, recipientName: '周以宁' } });
  await page.goto('/checkout');
  await expect(main.getByRole('button', { name: t('checkout:allAddresses', { count: 2 }) })).toBeVisible();
  await expect(main.getByRole('button', { name: name('addAddress') })).toBeHidden();
});

test('an address that is deleted elsewhere must be selected again, and the order uses the new one', async ({
  page,
  account,
  item,
  messages: { t, name },
  steps,
  watch,
}) => {
  watch.allow(/status of 404/);
  const gone = await giveAddress(account);
  const left = { ...addressDraft, recipientName: '周以宁' };
  await account.call(createAddress, { body: left });
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  await page.goto(`/checkout?address=${gone}`);
  const submit = page.getByRole('button', { name: name('placeOrder') }).filter({ visible: true });
  await expect(steps.main.getByRole('radio', { name: addressDraft.recipientName })).toBeChecked();
  await expect(submit).toBeEnabled();
  await account.call(deleteAddress, { params: { id: gone } });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: t('checkout:addressGone') })).toBeVisible();
  await expect(submit).toBeDisabled();
  await steps.main.getByRole('radio', { name: left.recipientName }).check();
  const id = await steps.placeOrder();
  expect((await account.call(getOrder, { params: { id } })).recipient).toBe(left.recipientName);
});

test('the current default address is preselected, and only an address that the shopper selected is stored', async ({
  page,
  account,
  item,
  steps,
}) => {
  const others = ['周一', '周二'].map((recipientName) => ({ ...addressDraft, recipientName }));
  const first = await giveAddress(account);
  const added = await Promise.all(others.map((body) => account.call(createAddress, { body })));
  const ids = new Map([
    [addressDraft.recipientName, first],
    ...added.map(({ id, recipientName }) => [recipientName, id] as const),
  ]);
  const chosen = (name: string) => steps.main.getByRole('radio', { name });
  const makeDefault = (name: string) => account.call(setDefaultAddress, { params: { id: ids.get(name) ?? '' } });
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  await page.goto('/checkout');
  await expect(chosen(addressDraft.recipientName)).toBeChecked();
  await steps.main.getByRole('textbox').fill('Ring twice');

  await makeDefault('周一');
  await page.goto('/checkout');
  await expect(chosen('周一')).toBeChecked();
  await expect(steps.main.getByRole('textbox')).toHaveValue('Ring twice');

  // Phones collapse the other addresses.
  const all = steps.main.locator('[aria-expanded=false][aria-controls]').filter({ visible: true });
  if ((await all.count()) > 0) await all.click();
  await chosen('周二').check();
  await makeDefault(addressDraft.recipientName);
  await page.goto('/checkout');
  await expect(chosen('周二')).toBeChecked();

  await account.call(deleteAddress, { params: { id: ids.get('周二') ?? '' } });
  await page.goto('/checkout');
  await expect(chosen(addressDraft.recipientName)).toBeChecked();
  await makeDefault('周一');
  await page.goto('/checkout');
  await expect(chosen('周一')).toBeChecked();
});

test('a declined payment is retried, and a reload in between loses nothing', async ({
  page,
  account,
  item,
  messages: { t, name, locale },
  steps,
}) => {
  const order = await placeOrder(account, item, await giveAddress(account));
  await page.goto(`/payment/${order.id}`);
  await page.reload();
  await steps.goToProvider();
  // Both ways back from the provider leave the order unpaid.
  const choice = steps.main.getByRole('radio', { name: t('shell:paymentMethods.wechat') });
  for (const leave of [() => page.goBack(), () => page.getByRole('link').click()]) {
    await leave();
    await expect(page).toHaveURL(`/payment/${order.id}`);
    await expect(choice).toBeEnabled();
    await expect(page.getByRole('button', { name: name('payNow') }).filter({ visible: true })).toBeEnabled();
    await steps.goToProvider();
  }
  await page.reload();
  await page.getByRole('button', { name: name('declinePayment') }).click();
  await expect(page).toHaveURL(`/payment-result?orderUuid=${order.id}`);
  await expect(steps.main.getByText(t('payment:hints.failed'))).toBeVisible();
  const amount = createPriceFormat({ locale }).formatSpoken(order.amounts.total);
  await expectAnnounced(page, t('payment:announcements.failed', { amount }));
  await expect(page).toHaveTitle(new RegExp(t('payment:states.failed')));
  await expect(steps.main.getByRole('timer')).toBeVisible();
  await page.reload();
  await steps.goToProvider();
  await page.getByRole('button', { name: name('approvePayment') }).click();
  await expect(steps.main.getByRole('heading', { name: name('paid') })).toBeVisible();
  await page.reload();
  await expect(steps.main.getByRole('heading', { name: name('paid') })).toBeVisible();
  await expect(page.getByRole('button', { name: name('payNow') }).filter({ visible: true })).toHaveCount(0);
  expect((await account.call(getOrder, { params: { id: order.id } })).paymentStatus).toBe('paid');
  // The payment screen shows the paid order when the shopper goes back to it.
  await page.goto(`/payment/${order.id}`);
  await expect(steps.main.getByRole('heading', { name: name('paid') })).toBeVisible();
});

for (const gesture of ['without', 'after'] as const) {
  test(`Back ${gesture} a press on the payment result leads to the order, then to the screen before the payment`, async ({
    page,
    account,
    item,
    steps,
    messages: { name },
  }) => {
    const order = await placeOrder(account, item, await giveAddress(account));
    await page.goto(`/product/${item.product.id}`);
    await page.goto(`/payment/${order.id}`);
    await steps.goToProvider();
    if (gesture === 'after') {
      await page.getByRole('button', { name: name('declinePayment') }).click();
      await steps.goToProvider();
    }
    await page.getByRole('button', { name: name('approvePayment') }).click();
    const paid = steps.main.getByRole('heading', { name: name('paid') });
    await expect(paid).toBeVisible();
    if (gesture === 'after') await paid.click();
    await page.goBack();
    await expect(page).toHaveURL(`/order/${order.id}`);
    await expect(steps.main.getByText(order.orderNumber).first()).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(`/product/${item.product.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.product.title);
  });
}

test('Back from a payment that is first in the tab never leads to the provider', async ({
  page,
  account,
  item,
  steps,
  messages: { name },
}) => {
  const order = await placeOrder(account, item, await giveAddress(account));
  await page.goto(`/payment/${order.id}`);
  await steps.goToProvider();
  await page.getByRole('button', { name: name('approvePayment') }).click();
  await steps.main.getByRole('heading', { name: name('paid') }).click();
  await page.goBack();
  await expect(page).toHaveURL(`/order/${order.id}`);
  await page.evaluate(() => window.history.back());
  // The payment was the first entry of the tab, so the order replaces it.
  await page.waitForFunction(() => window.navigation.currentEntry?.index === 0);
  await expect(page).toHaveURL(`/order/${order.id}`);
  await expect(steps.main.getByText(order.orderNumber).first()).toBeVisible();
});

/** Response of a server whose database is not available. */
const unavailable = {
  status: 503,
  json: { code: 503, message: '', data: { error: 'DATABASE', errorType: 'DATABASE', retryAfter: 1 } },
};

test('a checkout that fails at every step continues where it was, and ends in one order', { tag: ['@P8'] }, async ({
  page,
  context,
  account,
  item,
  messages: { t, name },
  steps,
  watch,
}) => {
  watch.allow(/503|ERR_INTERNET_DISCONNECTED/);
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  const submit = page.getByRole('button', { name: name('placeOrder') }).filter({ visible: true });
  const note = steps.main.getByRole('textbox');
  const retry = steps.main.getByRole('button', { name: name('retry') });

  await test.step('the amounts fail to load, and load after a retry', async () => {
    await page.route('**/api/orders/preview', (route) => route.fulfill(unavailable));
    await page.goto('/checkout');
    await expect(retry).toBeVisible();
    await expect(steps.main.getByRole('link', { name: t('checkout:backToCart') })).toBeVisible();
    await page.unroute('**/api/orders/preview');
    await retry.click();
    await expect(submit).toBeEnabled();
  });

  await test.step('the network fails, and recovers', async () => {
    await note.fill('Ring twice');
    await context.setOffline(true);
    await expect(submit).toBeDisabled();
    await context.setOffline(false);
    await expect(submit).toBeEnabled();
    await expect(note).toHaveValue('Ring twice');
  });

  await test.step('the order request fails, and can be sent again', async () => {
    await page.route('**/api/order/create', (route) => route.fulfill(unavailable));
    await submit.click();
    await expect(steps.main.getByText(t('checkout:notPlaced', { reason: '' }).trim())).toBeVisible();
    await expect(submit).toBeEnabled();
    await page.unroute('**/api/order/create');
  });

  await test.step('the outcome of the order is unknown, also after a reload', async () => {
    await page.route('**/api/order/create', async (route) => {
      await route.fetch();
      return route.fulfill(unavailable);
    });
    await page.route('**/api/orders?checkoutUuid=*', (route) => route.fulfill(unavailable));
    await submit.click();
    await expect(steps.main.getByText(t('checkout:confirming'))).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.reload();
    await expect(steps.main.getByText(t('checkout:confirming'))).toBeVisible();
    // Press while there is no response: once there is one, the checkout may finish before a press.
    await retry.click();
    await page.unroute('**/api/orders?checkoutUuid=*');
    await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  });

  const { items, total } = await account.call(listOrders, {});
  expect([total, items[0]?.note]).toEqual([1, 'Ring twice']);
});

test('a paid order and the recommended products have space between them', async ({
  page,
  account,
  item,
  shopUrl,
  messages: { t },
  steps: { main },
}) => {
  const { id } = await placeOrder(account, item, await giveAddress(account));
  await payOrder(account, shopUrl, id);
  await page.goto(`/payment-result?orderUuid=${id}`);
  const recommended = main.getByRole('region', { name: t('shell:recommended') });
  await recommended.scrollIntoViewIfNeeded();
  const gap = await recommended.evaluate((section) => {
    // The wrapper of a lazy section has no box.
    const payment = section.parentElement?.previousElementSibling;
    return section.getBoundingClientRect().top - (payment?.getBoundingClientRect().bottom ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(24);
});

test('a payment with an unknown status is shown as being confirmed, then as paid', async ({
  page,
  account,
  item,
  shopUrl,
  messages: { t, name },
  steps,
  watch,
}) => {
  watch.allow(/503/);
  const order = await placeOrder(account, item, await giveAddress(account));
  await page.route('**/api/orders/payment/status**', (route) => route.fulfill(unavailable));
  await page.goto(`/payment-result?orderUuid=${order.id}`);
  const check = steps.main.getByRole('button', { name: t('payment:check') });
  const paid = steps.main.getByRole('heading', { name: name('paid') });
  await expect(check).toBeVisible();
  await expect(paid).toBeHidden();
  await expect(page.getByRole('button', { name: name('payNow') }).filter({ visible: true })).toHaveCount(0);
  await payOrder(account, shopUrl, order.id);
  await page.unroute('**/api/orders/payment/status**');
  // The page also polls, which may remove the button first.
  await check.or(paid).click();
  await expect(paid).toBeVisible();
});

test('a new shopper claims a coupon in checkout, with the one for any order first, and uses it immediately', async ({
  page,
  account,
  item,
  messages: { t },
  steps,
}) => {
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: item.sku.id, quantity: 1 } });
  await page.goto('/checkout');
  const opener = steps.main.getByRole('button', { name: t('checkout:coupon') });
  await expect(opener).toContainText(/可领取|to claim/);
  await opener.click();
  const claimable = page.getByRole('dialog').getByRole('region', { name: /领取后立即用于本单|Claim and use/ });
  const first = claimable.getByRole('listitem').first();
  await expect(first).toContainText(/无门槛|Any order/);
  await pressInLayer(first.getByRole('button'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toContainText('−');
  await expectAnnounced(page, /应付 .*已省|To pay: .* saved/);
  const { items } = await account.call(listCoupons, { query: { scope: 'claimed' } });
  expect(items).toHaveLength(1);
});
