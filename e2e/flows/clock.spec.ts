import { giveAddress } from '../support/accounts.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, memberTest as test } from '../support/test.ts';

const DAY_MS = 86_400_000;

for (const offset of [DAY_MS, -DAY_MS])
  test(`an order can be paid in its time on a device that is ${offset / DAY_MS} day off`, { tag: ['@P28'] }, async ({
    page,
    account,
    item,
    messages: { name },
  }) => {
    const order = await placeOrder(account, item, await giveAddress(account));
    await page.addInitScript((wrong) => {
      const right = Date.now.bind(Date);
      Date.now = () => right() + wrong;
    }, offset);
    await page.goto(`/payment/${order.id}`);
    // 30 minutes minus the duration of the test.
    await expect(page.getByRole('timer')).toHaveText(/\b(?:29|28):[0-5]\d\b/);
    await expect(page.getByRole('button', { name: name('payNow') }).filter({ visible: true })).toBeEnabled();
  });
