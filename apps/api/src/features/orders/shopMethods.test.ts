import {
  createOrder,
  createPayment,
  DEFAULT_SHOP,
  getProduct,
  listCoupons,
  payOrder,
  previewOrder,
} from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';
import { type Purchase, purchaseOf } from '../../testing/purchase.ts';

let shop: TestApp;
let shopper: TestShopper;
let purchase: Purchase;
let skuId: string;
beforeAll(async () => {
  shop = await createTestApp({
    deps: {
      shop: {
        ...DEFAULT_SHOP,
        paymentMethods: ['card'],
        shippingMethods: { express: { fee: minor(700), days: [1, 1] } },
        notOffered: { areas: ['coupons'], endpoints: [] },
      },
    },
  });
  shopper = await shop.signUp();
  purchase = purchaseOf(shop, shopper);
  ({ skuId } = await addProduct(shop.db, { price: 99_900 }));
});
afterAll(() => shop.close());

const asShopper = () => ({ token: shopper.token });

describe('a shop with express shipping, cards and no coupons', () => {
  it('offers its own shipping method only, which is never free', async () => {
    const items = [{ skuUuid: skuId, quantity: 1 }];
    const { data } = await shop.call(previewOrder, { body: { items, shippingMethod: 'express' } }, asShopper());
    expect(data.shippingMethods).toEqual([{ code: 'express', fee: 700, days: [1, 1] }]);
    const body = await purchase.draft(skuId, 1, { shippingMethod: 'express' });
    for (const call of [
      shop.call(previewOrder, { body: { items } }, asShopper()),
      shop.call(createOrder, { body: { ...body, shippingMethod: 'standard' } }, asShopper()),
    ])
      expect(await call).toMatchObject({
        status: 400,
        failure: { fields: { shippingMethod: { code: 'SHIPPING_METHOD' } } },
      });
  });

  it('refuses other payment methods', async () => {
    const { id } = await purchase.placeOrder(skuId, 1, { shippingMethod: 'express' });
    for (const call of [
      shop.call(createPayment, { body: { orderUuid: id, method: 'alipay' } }, asShopper()),
      shop.call(payOrder, { params: { id }, body: { method: 'wechat' } }, asShopper()),
    ])
      expect(await call).toMatchObject({ status: 400, failure: { fields: { method: { code: 'PAYMENT_METHOD' } } } });
    expect((await purchase.start(id, 'card')).method).toBe('card');
  });

  it('has no endpoints that it does not offer', async () => {
    expect((await shop.call(listCoupons, {}, asShopper())).status).toBe(404);
    const id = '0b7a3a44-7a7e-4a5e-8a52-3c0f4d2f7b11';
    expect((await shop.call(getProduct, { params: { id } })).failure).toMatchObject({ error: 'NOT_FOUND' });
  });
});
