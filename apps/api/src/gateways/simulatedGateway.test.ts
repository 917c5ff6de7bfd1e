import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../db/schema/index.ts';
import { addProduct } from '../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { type Purchase, purchaseOf } from '../testing/purchase.ts';

let shop: TestApp;
let purchase: Purchase;
let payUrl: string;
let orderId: string;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  purchase = purchaseOf(shop, await shop.signUp());
  const { skuId } = await addProduct(shop.db, { price: 1990 });
  orderId = (await purchase.placeOrder(skuId)).id;
  ({ payUrl } = await purchase.start(orderId));
});

const post = (path: string) => shop.app.request(path, { method: 'POST' });
const order = async () => (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0];
const result = () => `/payment-result?orderUuid=${orderId}`;

describe('the simulated payment page', () => {
  it('shows the amount in the shop’s language, without scripts or inline styles', async () => {
    const response = await shop.app.request(payUrl, { headers: { 'Accept-Language': 'en-US' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('29.90');
    expect(html).toContain((await order())?.orderNumber);
    expect(html).toContain(`href="/payment/${orderId}"`);
    expect(html).not.toMatch(/<script|style=/);
    const headers = { 'Accept-Language': 'en-US', Cookie: 'a=b; locale=zh-CN' };
    const chinese = await shop.app.request(payUrl, { headers });
    expect(await chinese.text()).toContain('确认付款');
    const style = await shop.app.request('/pay/simulated/style.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('pays and redirects to the shop; a second click has no effect', async () => {
    for (const _click of [1, 2]) {
      const response = await post(`${payUrl}/approve`);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(result());
      expect(await order()).toMatchObject({ status: 'unshipped', paymentStatus: 'paid' });
    }
    const again = await shop.app.request(payUrl);
    expect([again.status, again.headers.get('location')]).toEqual([303, result()]);
  });

  it('declines, which closes the payment', async () => {
    expect((await post(`${payUrl}/decline`)).status).toBe(303);
    expect(await order()).toMatchObject({ status: 'unpaid', paymentStatus: 'failed' });
    await post(`${payUrl}/approve`);
    expect(await order()).toMatchObject({ status: 'unpaid', paymentStatus: 'failed' });
  });

  it('changes nothing on GET', async () => {
    const response = await shop.app.request(`${payUrl}/approve`);
    expect(response.headers.get('location')).toBe(payUrl);
    expect(await order()).toMatchObject({ status: 'unpaid', paymentStatus: 'pending' });
  });

  it('does not pay after the payment has expired', async () => {
    shop.advance(30 * 60_000);
    await post(`${payUrl}/approve`);
    expect((await order())?.status).toBe('unpaid');
  });

  it('shows an error for an unknown payment', async () => {
    for (const path of ['/pay/simulated/x', `/pay/simulated/${orderId}`, `/pay/simulated/${orderId}/approve`])
      expect((await post(path)).status).toBe(404);
  });
});
