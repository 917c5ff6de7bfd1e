import { addToCart, getOrder, listOrders } from '@mallard/domain/contract';
import { giveAddress } from '../support/accounts.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('pressing "place order" twice makes one order', async ({ page, account, goods, words, steps }) => {
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: goods.sku.id, quantity: 2 } });
  await page.goto('/checkout');
  await page
    .getByRole('button', { name: words.name('placeOrder') })
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

test('an order whose answer is lost on the way is made once, and found', async ({
  page,
  account,
  goods,
  steps,
  watch,
}) => {
  watch.allow(/net::ERR_CONNECTION_FAILED/);
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: goods.sku.id, quantity: 1 } });
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

test('a reload of checkout while the order is on its way leads to that order', async ({
  page,
  account,
  goods,
  words,
}) => {
  await giveAddress(account);
  await account.call(addToCart, { body: { skuUuid: goods.sku.id, quantity: 1 } });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/order/create', async (route) => {
    await route.fetch();
    // The order is made, but the answer never comes.
    arrived.resolve();
  });
  await page.goto('/checkout');
  await page
    .getByRole('button', { name: words.name('placeOrder') })
    .filter({ visible: true })
    .click();
  await arrived.promise;
  await page.reload();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  expect((await account.call(listOrders, {})).total).toBe(1);
});

test('a declined payment is tried again, and a reload on the way loses nothing', async ({
  page,
  account,
  goods,
  words: { word, name },
  steps,
}) => {
  const order = await placeOrder(account, goods, await giveAddress(account));
  await page.goto(`/payment/${order.id}`);
  await page.reload();
  await steps.goToProvider();
  await page.reload();
  await page.getByRole('button', { name: name('declinePayment') }).click();
  await expect(page).toHaveURL(`/payment-result?orderUuid=${order.id}`);
  await expect(steps.main.getByText(word('payment:hints.failed'))).toBeVisible();
  await page.reload();
  await steps.goToProvider();
  await page.getByRole('button', { name: name('approvePayment') }).click();
  await expect(steps.main.getByRole('heading', { name: name('paid') })).toBeVisible();
  await page.reload();
  await expect(steps.main.getByRole('heading', { name: name('paid') })).toBeVisible();
  await expect(page.getByRole('button', { name: name('payNow') }).filter({ visible: true })).toHaveCount(0);
  expect((await account.call(getOrder, { params: { id: order.id } })).paymentStatus).toBe('paid');
  // Going back to the screen that asked for the money shows that it came.
  await page.goto(`/payment/${order.id}`);
  await expect(steps.main.getByRole('heading', { name: name('paid') })).toBeVisible();
});
