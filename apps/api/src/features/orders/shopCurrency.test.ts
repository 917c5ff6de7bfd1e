import { DEFAULT_SHOP, getPayment, getShop } from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartupError } from '../../config/startupError.ts';
import { orders, payments } from '../../db/schema/index.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';
import { type Purchase, purchaseOf, reportOf, sendReport } from '../../testing/purchase.ts';
import { assertOrderCurrency } from './assertOrderCurrency.ts';

const usdShop = { ...DEFAULT_SHOP, currency: 'USD' };

let shop: TestApp;
let shopper: TestShopper;
let purchase: Purchase;
let skuId: string;
beforeAll(async () => {
  shop = await createTestApp({ deps: { shop: usdShop } });
  shopper = await shop.signUp();
  purchase = purchaseOf(shop, shopper);
  ({ skuId } = await addProduct(shop.db, { price: 1990 }));
});
afterAll(() => shop.close());

describe('a shop in US dollars', () => {
  it('has dollars in its settings, orders and payments', async () => {
    expect((await shop.call(getShop, {})).data.currency).toBe('USD');
    const order = await purchase.placeOrder(skuId);
    const payment = await purchase.start(order.id);
    const read = await shop.call(getPayment, { params: { id: payment.id } }, { token: shopper.token });
    expect([payment.currency, read.data.currency]).toEqual(['USD', 'USD']);
    const [storedOrder] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
    const [storedPayment] = await shop.db.select().from(payments).where(eq(payments.id, payment.id));
    expect([storedOrder?.currency, storedPayment?.currency]).toEqual(['USD', 'USD']);
  });

  it('shows dollars on the simulated payment page', async () => {
    const { payUrl } = await purchase.start((await purchase.placeOrder(skuId)).id);
    const page = await shop.app.request(payUrl, { headers: { 'Accept-Language': 'en-US' } });
    const html = await page.text();
    expect(html).toContain('$29.90');
    expect(html).not.toContain('¥');
  });

  it('accepts callbacks in dollars only', async () => {
    const payment = await purchase.start((await purchase.placeOrder(skuId)).id);
    const report = reportOf(payment);
    const refused = await sendReport(shop, { ...report, currency: 'CNY' });
    expect(refused).toMatchObject({ status: 409, failure: { fields: { currency: { code: 'MISMATCH' } } } });
    expect((await sendReport(shop, report)).data).toEqual({ isApplied: true });
  });

  it('does not start with the orders of a shop in another currency', async () => {
    await purchase.placeOrder(skuId);
    await expect(assertOrderCurrency(shop.db, usdShop)).resolves.toBeUndefined();
    const check = assertOrderCurrency(shop.db, DEFAULT_SHOP);
    await expect(check).rejects.toThrow(StartupError);
    await expect(check).rejects.toThrow(
      /^The database has orders in USD, but the currency of the shop is CNY\. Set "currency" to "USD" in the file/,
    );
  });
});
