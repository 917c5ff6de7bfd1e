import { randomUUID } from 'node:crypto';
import {
  addToCart,
  claimCoupon,
  createOrder,
  getCart,
  getOrder,
  listCoupons,
  listOrders,
  type OrderPreview,
  previewOrder,
} from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, coupons, notifications, orderEvents, products, skus } from '../../db/schema/index.ts';
import { addAddress, addCoupon, addCouponClaim, addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';
import { type Purchase, purchaseOf } from '../../testing/purchase.ts';

let shop: TestApp;
let shopper: TestShopper;
let purchase: Purchase;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.signUp();
  purchase = purchaseOf(shop, shopper);
});

const now = () => shop.deps.clock();
const stockOf = async (skuId: string) =>
  (await shop.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId)))[0]?.stock;
type Body = Awaited<ReturnType<Purchase['draft']>>;
const create = (body: Body, options: { key?: string } = {}) =>
  shop.call(createOrder, { body }, { token: shopper.token, ...options });
const preview = (body: {
  items: { skuUuid: string; quantity: number }[];
  couponUuid?: string | null;
  shippingMethod?: 'standard' | 'express';
}) => shop.call(previewOrder, { body }, { token: shopper.token });

/** Claimed coupons; coupons of other tests can be claimed too. */
const heldIn = ({ coupons }: OrderPreview) => coupons.filter(({ coupon }) => coupon.status === 'claimed');

describe('a preview', () => {
  it('calculates prices from the database, returns the applied rules, and changes nothing', async () => {
    const { skuId } = await addProduct(shop.db, { price: 5000, stock: 3 });
    const line = { skuUuid: skuId, quantity: 1 };
    const { status, data } = await preview({ items: [line, line] });
    expect(status).toBe(200);
    expect(data.lines).toMatchObject([{ skuUuid: skuId, quantity: 2, price: 5000, status: 'available', stock: 3 }]);
    expect(data.amounts).toEqual({ goods: 10_000, discount: 0, shipping: 1000, total: 11_000 });
    expect(data.steps.map(({ rule }) => rule)).toEqual(['GOODS', 'SHIPPING_FEE']);
    expect(data.shippingMethods).toEqual([
      { code: 'standard', fee: 1000, days: [2, 5] },
      { code: 'express', fee: 1800, days: [1, 2] },
    ]);
    expect(await stockOf(skuId)).toBe(3);
  });

  it('applies the best coupon by default, or the selected one, or none', async () => {
    const { skuId } = await addProduct(shop.db, { price: 20_000 });
    const items = [{ skuUuid: skuId, quantity: 1 }];
    const [small, big, high] = [
      await addCoupon(shop.db, now(), { value: 500 }),
      await addCoupon(shop.db, now(), { value: 2500 }),
      await addCoupon(shop.db, now(), { value: 9000, threshold: 90_000 }),
    ];
    for (const id of [small, big, high]) await addCouponClaim(shop.db, shopper.id, id, now());
    const best = (await preview({ items })).data;
    expect(best).toMatchObject({ couponUuid: big, amounts: { discount: 2500, total: 17_500 } });
    expect(heldIn(best).map(({ coupon, isUsable, reason, saving }) => [coupon.id, isUsable, reason, saving])).toEqual([
      [big, true, null, 2500],
      [small, true, null, 500],
      [high, false, 'BELOW_THRESHOLD', 0],
    ]);
    expect((await preview({ items, couponUuid: null })).data).toMatchObject({
      couponUuid: null,
      amounts: { discount: 0 },
    });
    expect((await preview({ items, couponUuid: small })).data).toMatchObject({
      couponUuid: small,
      amounts: { discount: 500 },
    });
    expect((await preview({ items, couponUuid: high })).data).toMatchObject({
      couponUuid: null,
      amounts: { discount: 0 },
    });
    expect((await preview({ items, couponUuid: randomUUID() })).data.couponUuid).toBeNull();
  });

  it('applies a free shipping coupon only if shipping isn’t free already', async () => {
    const { skuId } = await addProduct(shop.db, { price: 20_000 });
    const items = [{ skuUuid: skuId, quantity: 1 }];
    const id = await addCoupon(shop.db, now(), { kind: 'freeShipping', value: 0 });
    await addCouponClaim(shop.db, shopper.id, id, now());
    const standard = (await preview({ items, couponUuid: id })).data;
    expect(standard.couponUuid).toBeNull();
    expect(heldIn(standard)).toMatchObject([{ isUsable: false, reason: 'SHIPPING_FREE' }]);
    const express = (await preview({ items, couponUuid: id, shippingMethod: 'express' })).data;
    expect(express.couponUuid).toBe(id);
    expect(heldIn(express)).toMatchObject([{ isUsable: true, saving: 1800 }]);
  });

  it('lists claimable coupons, those without a minimum first, then others with the reason, and applies a claimed one', async () => {
    const { skuId } = await addProduct(shop.db, { price: 20_000 });
    const items = [{ skuUuid: skuId, quantity: 1 }];
    const over = await addCoupon(shop.db, now(), { value: 3000, threshold: 10_000, endsInDays: 1 });
    const open = await addCoupon(shop.db, now(), { value: 700, endsInDays: 2 });
    const gone = await addCoupon(shop.db, now(), { value: 900, total: 0 });
    const high = await addCoupon(shop.db, now(), { value: 900, threshold: 90_000 });
    const before = (await preview({ items })).data;
    expect(before.amounts.discount).toBe(0);
    const ours = new Set([over, open, gone, high]);
    const shown = before.coupons.filter(({ coupon }) => ours.has(coupon.id));
    expect(shown.map(({ coupon, isUsable, reason, saving }) => [coupon.id, isUsable, reason, saving])).toEqual([
      [open, false, 'NOT_CLAIMED', 700],
      [over, false, 'NOT_CLAIMED', 3000],
      [high, false, 'BELOW_THRESHOLD', 0],
      [gone, false, null, 0],
    ]);
    expect((await preview({ items, couponUuid: open })).data.couponUuid).toBeNull();
    await shop.call(claimCoupon, { params: { id: open } }, { token: shopper.token });
    const after = (await preview({ items, couponUuid: open })).data;
    expect(after).toMatchObject({ couponUuid: open, amounts: { discount: 700 } });
  });

  it('shows lines that can’t be bought, and calculates the price of the others', async () => {
    const [fine, gone, few, off] = [
      await addProduct(shop.db, { price: 100 }),
      await addProduct(shop.db, { stock: 0 }),
      await addProduct(shop.db, { stock: 1 }),
      await addProduct(shop.db, { isOnSale: false }),
    ];
    const items = [fine, gone, few, off].map(({ skuId }) => ({ skuUuid: skuId, quantity: 2 }));
    const { data } = await preview({ items });
    expect(data.lines.map(({ status }) => status)).toEqual(['available', 'soldOut', 'insufficient', 'offSale']);
    expect(data.amounts).toMatchObject({ goods: 200, total: 1200 });
    const none = (await preview({ items: items.slice(1) })).data;
    expect(none.amounts).toEqual({ goods: 0, discount: 0, shipping: 0, total: 0 });
  });

  it('requires known SKUs and a signed-in user', async () => {
    expect((await preview({ items: [{ skuUuid: randomUUID(), quantity: 1 }] })).status).toBe(404);
    expect((await preview({ items: [] })).status).toBe(400);
    const { skuId } = await addProduct(shop.db);
    const lines = Array.from({ length: 3 }, () => ({ skuUuid: skuId, quantity: 999 }));
    expect(await preview({ items: lines })).toMatchObject({ status: 409, failure: { error: 'PURCHASE_LIMIT' } });
    expect((await shop.call(previewOrder, { body: { items: lines } })).status).toBe(401);
  });
});

describe('placing an order', () => {
  it('deducts stock, copies items and address, and sets a payment deadline of 30 minutes', async () => {
    const { skuId, id: productId } = await addProduct(shop.db, { price: 5000, stock: 4 });
    const body = await purchase.draft(skuId, 3, { note: 'ring twice' });
    const { status, data } = await create(body);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'unpaid',
      paymentStatus: 'pending',
      amounts: { goods: 15_000, discount: 0, shipping: 1000, total: 16_000 },
      recipient: '测试员',
      contactNumber: '13800138000',
      shippingAddress: '浙江省杭州市西湖区 文三路 1 号',
      shippingMethod: 'standard',
      note: 'ring twice',
      createTime: '2026-11-20T08:00:00.000Z',
      payBefore: '2026-11-20T08:30:00.000Z',
      payTime: null,
      items: [{ productUuid: productId, skuUuid: skuId, price: 5000, quantity: 3, isReviewed: false, title: 'Mug' }],
    });
    expect(data.orderNumber).toMatch(/^261120\d{14}$/);
    expect(await stockOf(skuId)).toBe(1);
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, data.id));
    expect(events).toMatchObject([{ event: 'create', actor: 'shopper', fromStatus: null, toStatus: 'unpaid' }]);
    const notificationRows = await shop.db.select().from(notifications).where(eq(notifications.userId, shopper.id));
    expect(notificationRows).toMatchObject([{ kind: 'order', link: `/order/${data.id}` }]);
  });

  it('keeps its items and address when product and address change later', async () => {
    const { skuId, id } = await addProduct(shop.db, { price: 100 });
    const order = await purchase.placeOrder(skuId);
    await shop.db
      .update(products)
      .set({ title: { 'zh-CN': '新', 'en-US': 'New' } })
      .where(eq(products.id, id));
    await shop.db
      .update(skus)
      .set({ price: 999 as never })
      .where(eq(skus.id, skuId));
    const { data } = await shop.call(listOrders, { query: {} }, { token: shopper.token });
    expect(data.items[0]).toMatchObject({
      id: order.id,
      amounts: order.amounts,
      items: [{ title: 'Mug', price: 100 }],
    });
  });

  it('creates one order per checkout, and returns it for repeated requests', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 5 });
    const body = await purchase.draft(skuId, 2);
    const first = await create(body);
    const again = await create(body);
    expect(again.data).toEqual(first.data);
    expect(await stockOf(skuId)).toBe(3);
  });

  it('rejects a different order for the same checkout', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 5 });
    const coupon = await addCoupon(shop.db, now(), { value: 1 });
    const body = await purchase.draft(skuId, 2);
    const { data: first } = await create(body);
    const [line] = body.items;
    const otherAddress = await addAddress(shop.db, shopper.id, now());
    await shop.db.update(addresses).set({ recipientName: '另一人' }).where(eq(addresses.id, otherAddress));
    const changes: Partial<Body>[] = [
      { items: [{ skuUuid: skuId, quantity: 1 }] },
      { items: [{ skuUuid: randomUUID(), quantity: 2 }] },
      { items: line ? [line, line] : [] },
      { addressUuid: otherAddress },
      { note: 'other' },
      { shippingMethod: 'express' },
      { expectedTotal: 1 as never },
      { couponUuid: coupon },
    ];
    for (const change of changes) {
      const { status, failure } = await create({ ...body, ...change });
      expect({ change, status, ...failure }).toMatchObject({
        status: 409,
        error: 'CHECKOUT_USED',
        details: { orderUuid: first.id },
      });
    }
    expect(await stockOf(skuId)).toBe(3);
  });

  it('replays the response for the same idempotency key', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 5 });
    const body = await purchase.draft(skuId);
    const first = await create(body, { key: 'order-key-0001' });
    const again = await create(body, { key: 'order-key-0001' });
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(again.data).toEqual(first.data);
  });

  it('fails when the price differs from the preview, without deducting stock', async () => {
    const { skuId } = await addProduct(shop.db, { price: 5000, stock: 5 });
    const body = await purchase.draft(skuId, 2);
    await shop.db
      .update(skus)
      .set({ price: 6000 as never })
      .where(eq(skus.id, skuId));
    const { status, failure } = await create(body, { key: 'price-key-0001' });
    expect(status).toBe(409);
    expect(failure).toMatchObject({ error: 'PRICE_CHANGED', details: { total: 13_000 } });
    expect(await stockOf(skuId)).toBe(5);
  });

  it('adds up lines of one SKU before it checks the stock', { tags: ['P2'] }, async () => {
    const { skuId } = await addProduct(shop.db, { stock: 3 });
    const body = await purchase.draft(skuId, 2);
    const line = { skuUuid: skuId, quantity: 2 };
    const { status, failure } = await create({ ...body, items: [line, line] });
    expect(status).toBe(409);
    expect(failure).toMatchObject({ error: 'OUT_OF_STOCK', details: { skuUuid: skuId, asked: 4, left: 3, inCart: 0 } });
    expect(await stockOf(skuId)).toBe(3);
  });

  it('is atomic over several SKUs', async () => {
    const [plenty, none] = [await addProduct(shop.db, { stock: 9 }), await addProduct(shop.db, { stock: 1 })];
    const body = await purchase.draft(plenty.skuId, 2);
    await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.id, none.skuId));
    const items = [...body.items, { skuUuid: none.skuId, quantity: 1 }];
    expect((await create({ ...body, items })).failure.error).toBe('OUT_OF_STOCK');
    expect(await stockOf(plenty.skuId)).toBe(9);
  });

  it('rejects SKUs that are off sale, above the limit, or unknown', async () => {
    const { skuId, id } = await addProduct(shop.db, { stock: 50, limit: 2 });
    const body = await purchase.draft(skuId, 2);
    expect((await create({ ...body, items: [{ skuUuid: skuId, quantity: 3 }] })).failure).toMatchObject({
      error: 'PURCHASE_LIMIT',
      details: { asked: 3, left: 2 },
    });
    expect((await create({ ...body, items: [{ skuUuid: randomUUID(), quantity: 1 }] })).status).toBe(404);
    await shop.db.update(products).set({ isOnSale: false }).where(eq(products.id, id));
    expect((await create(body)).failure.error).toBe('OFF_SALE');
  });

  it('removes bought lines from the cart only for a cart checkout', async () => {
    const [one, two] = [await addProduct(shop.db), await addProduct(shop.db)];
    const token = shopper.token;
    for (const { skuId } of [one, two])
      await shop.call(addToCart, { body: { skuUuid: skuId, quantity: 2 } }, { token });
    await purchase.placeOrder(one.skuId, 1);
    expect((await shop.call(getCart, {}, { token })).data.items).toHaveLength(2);
    await purchase.placeOrder(one.skuId, 1, { isFromCart: true });
    const { data } = await shop.call(getCart, {}, { token });
    expect(data.items.map(({ skuUuid }) => skuUuid)).toEqual([two.skuId]);
    expect(data.version).toBe(3);
  });

  it('does not order the same cart twice from two tabs', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 50 });
    await shop.call(addToCart, { body: { skuUuid: skuId, quantity: 2 } }, { token: shopper.token });
    const first = { ...(await purchase.draft(skuId, 2)), isFromCart: true };
    const second = { ...first, checkoutUuid: randomUUID() };
    expect((await create(first)).status).toBe(200);
    expect(await create(second)).toMatchObject({ status: 409, failure: { error: 'CART_CHANGED' } });
    // The first tab retries, without knowing that it succeeded.
    expect((await create(first)).status).toBe(200);
  });

  it('rejects another user’s address', async () => {
    const { skuId } = await addProduct(shop.db);
    const otherUser = await shop.signUp();
    const otherUsersAddress = await addAddress(shop.db, otherUser.id, now());
    const body = await purchase.draft(skuId, 1);
    expect((await create({ ...body, addressUuid: otherUsersAddress })).status).toBe(404);
    expect((await create({ ...body, addressUuid: randomUUID() })).status).toBe(404);
  });

  it('ignores or rejects prices, statuses and owners in the request', async () => {
    const { skuId } = await addProduct(shop.db);
    const body = await purchase.draft(skuId, 1);
    for (const extra of [{ price: 1 }, { total: 1 }, { userId: randomUUID() }, { status: 'paid' }]) {
      const { status, failure } = await create({ ...body, ...extra });
      expect(status).toBe(400);
      expect(failure.fields).toHaveProperty(Object.keys(extra)[0] ?? '');
    }
    expect((await create({ ...body, items: [{ skuUuid: skuId, quantity: -1 }] })).status).toBe(400);
    expect((await create({ ...body, note: 'x'.repeat(201) })).status).toBe(400);
    expect((await shop.call(createOrder, { body })).status).toBe(401);
  });
});

describe('ordering with a coupon', () => {
  it('stores the savings, unaffected by later price changes', async () => {
    const { skuId } = await addProduct(shop.db, { price: 5000, originalPrice: 6500 });
    const couponUuid = await addCoupon(shop.db, now(), { kind: 'freeShipping', value: 0 });
    await addCouponClaim(shop.db, shopper.id, couponUuid, now());
    const { id, savings } = await purchase.placeOrder(skuId, 2, { couponUuid });
    expect(savings).toBe(2 * 1500 + 1000);
    await shop.db.update(skus).set({ originalPrice: null }).where(eq(skus.id, skuId));
    expect((await shop.call(getOrder, { params: { id } }, { token: shopper.token })).data.savings).toBe(4000);
  });

  it('uses it, distributes its discount over the items, and counts the use', async () => {
    const { skuId } = await addProduct(shop.db, { price: 20_000 });
    const couponUuid = await addCoupon(shop.db, now(), { kind: 'percent', value: 1000 });
    await addCouponClaim(shop.db, shopper.id, couponUuid, now());
    const order = await purchase.placeOrder(skuId, 1, { couponUuid });
    expect(order.amounts).toEqual({ goods: 20_000, discount: 2000, shipping: 0, total: 18_000 });
    const used = await shop.call(listCoupons, { query: { scope: 'used' } }, { token: shopper.token });
    expect(used.data.items.map(({ id }) => id)).toEqual([couponUuid]);
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, couponUuid));
    expect(row?.used).toBe(1);
  });

  it('fails with the reason when the coupon can’t be used', async () => {
    const { skuId } = await addProduct(shop.db, { price: 20_000 });
    const high = await addCoupon(shop.db, now(), { threshold: 90_000 });
    const strange = await addCoupon(shop.db, now());
    await addCouponClaim(shop.db, shopper.id, high, now());
    const body = await purchase.draft(skuId, 1);
    const refusal = async (couponUuid: string) => (await create({ ...body, couponUuid })).failure;
    expect(await refusal(high)).toMatchObject({ error: 'COUPON_UNUSABLE', details: { reason: 'BELOW_THRESHOLD' } });
    expect(await refusal(strange)).toMatchObject({ error: 'COUPON_UNUSABLE', details: { reason: 'NOT_CLAIMED' } });
    expect(await refusal(randomUUID())).toMatchObject({ error: 'COUPON_UNUSABLE', details: { reason: 'NOT_CLAIMED' } });
  });

  it('can’t use the same coupon twice', async () => {
    const { skuId } = await addProduct(shop.db, { price: 20_000 });
    const couponUuid = await addCoupon(shop.db, now());
    await addCouponClaim(shop.db, shopper.id, couponUuid, now());
    const body = await purchase.draft(skuId, 1, { couponUuid });
    expect((await create(body)).status).toBe(200);
    expect((await create({ ...body, checkoutUuid: randomUUID() })).failure.error).toBe('COUPON_UNUSABLE');
  });

  it('applies the best coupon by default, like the preview', async () => {
    const { skuId } = await addProduct(shop.db, { price: 20_000 });
    const couponUuid = await addCoupon(shop.db, now(), { value: 3000 });
    await addCouponClaim(shop.db, shopper.id, couponUuid, now());
    const { couponUuid: _none, ...body } = await purchase.draft(skuId, 1, { expectedTotal: 17_000 as never });
    expect((await create(body)).data.amounts).toMatchObject({ discount: 3000, total: 17_000 });
  });
});
