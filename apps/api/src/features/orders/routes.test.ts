import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  confirmOrder,
  createOrderPayment,
  deleteOrder,
  getLogistics,
  getOrder,
  getOrderPaymentStatus,
  listOrders,
  payOrder,
  reviewOrder,
} from '@mallard/domain/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  couponClaims,
  coupons,
  logisticsEvents,
  orderEvents,
  products,
  refunds,
  reviews,
  skus,
  uploads,
} from '../../db/schema/index.ts';
import { addCoupon, addCouponClaim, addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';
import { type Purchase, purchaseOf, reportOf, sendReport, signInAgain } from '../../testing/purchase.ts';

let shop: TestApp;
let shopper: TestShopper;
let purchase: Purchase;
let skuId: string;
let productId: string;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.signUp();
  purchase = purchaseOf(shop, shopper);
  ({ skuId, id: productId } = await addProduct(shop.db, { price: 20_000, stock: 10 }));
});

const stock = async () => (await shop.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId)))[0]?.stock;
const get = async (id: string) => (await shop.call(getOrder, { params: { id } }, { token: shopper.token })).data;
const cancel = (id: string, token = shopper.token) =>
  shop.call(cancelOrder, { params: { id }, body: { reason: 'changedMind' } }, { token });
const confirm = (id: string, token = shopper.token) => shop.call(confirmOrder, { params: { id } }, { token });
const remove = (id: string, token = shopper.token) => shop.call(deleteOrder, { params: { id } }, { token });

const HOUR_MS = 3_600_000;

describe('the order list', () => {
  it('finds orders by part of their number or item titles', async () => {
    const { id: kettleId, skuId: kettle } = await addProduct(shop.db, { price: 9_000, stock: 5 });
    await shop.db
      .update(products)
      .set({ title: { 'zh-CN': '100% 手冲壶', 'en-US': 'Gooseneck kettle' } })
      .where(eq(products.id, kettleId));
    const otherOrder = await purchase.placeOrder(skuId);
    const kettleOrder = await purchase.placeOrder(kettle);
    const find = async (keyword: string) =>
      (await shop.call(listOrders, { query: { keyword } }, { token: shopper.token })).data.items.map(({ id }) => id);
    expect(await find('goose')).toEqual([kettleOrder.id]);
    expect(await find('手冲')).toEqual([kettleOrder.id]);
    expect(await find('0% 手')).toEqual([kettleOrder.id]);
    expect(await find('%kettle')).toEqual([]);
    expect(await find(otherOrder.orderNumber.slice(2))).toEqual([otherOrder.id]);
  });

  it('rejects a keyword that is too long with the field', async () => {
    const { status, failure } = await shop.call(
      listOrders,
      { query: { keyword: '杯'.repeat(65) } },
      { token: shopper.token },
    );
    expect([status, failure.fields]).toMatchObject([400, { keyword: { code: 'MAX_LENGTH' } }]);
  });

  it('filters by tab, newest first, and counts all tabs', async () => {
    const old = await purchase.placeOrder(skuId);
    shop.advance(1000);
    const paid = await purchase.placePaid(skuId);
    await cancel(old.id);
    const all = (await shop.call(listOrders, { query: {} }, { token: shopper.token })).data;
    expect(all.items.map(({ id }) => id)).toEqual([paid.id, old.id]);
    expect(all.counts).toEqual({ all: 2, unpaid: 0, unshipped: 1, shipped: 0, completed: 0, cancelled: 1 });
    expect(all.toReview).toBe(0);
    const [paidOrder, cancelledOrder] = all.items;
    expect(paidOrder?.arrival?.map((time) => Date.parse(time) - Date.parse(paidOrder.payTime ?? ''))).toEqual([
      2 * 86_400_000,
      5 * 86_400_000,
    ]);
    expect(cancelledOrder?.arrival).toBeNull();
    const tab = (await shop.call(listOrders, { query: { tab: 'cancelled' } }, { token: shopper.token })).data;
    expect(tab).toMatchObject({ total: 1, totalPages: 1, pageNumber: 1, pageSize: 10 });
    expect(tab.items.map(({ id }) => id)).toEqual([old.id]);
  });

  it('finds the order of a checkout, or returns null', async () => {
    const body = await purchase.draft(skuId);
    const find = async () =>
      (await shop.call(listOrders, { query: { checkoutUuid: body.checkoutUuid } }, { token: shopper.token })).data;
    expect((await find()).items).toEqual([]);
    const order = await purchase.placeOrder(skuId, 1, { checkoutUuid: body.checkoutUuid });
    expect((await find()).items.map(({ id }) => id)).toEqual([order.id]);
  });

  it('is paginated, and excludes orders of other users', async () => {
    for (let count = 0; count < 3; count += 1) await purchase.placeOrder(skuId);
    const { data } = await shop.call(listOrders, { query: { pageNumber: 2, pageSize: 2 } }, { token: shopper.token });
    expect(data).toMatchObject({ total: 3, totalPages: 2, pageNumber: 2 });
    expect(data.items).toHaveLength(1);
    const { token } = await shop.signUp();
    expect((await shop.call(listOrders, { query: {} }, { token })).data.total).toBe(0);
    expect((await shop.call(listOrders, { query: {} })).status).toBe(401);
    expect((await shop.call(listOrders, { query: { tab: 'x' as never } }, { token })).status).toBe(400);
  });
});

describe('cancelling', () => {
  it('restores stock and coupon of an unpaid order once', { tags: ['P11'] }, async () => {
    const couponUuid = await addCoupon(shop.db, shop.deps.clock());
    const claimId = await addCouponClaim(shop.db, shopper.id, couponUuid, shop.deps.clock());
    const order = await purchase.placeOrder(skuId, 3, { couponUuid });
    expect(await stock()).toBe(7);
    const { status, data } = await cancel(order.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'cancelled', paymentStatus: 'pending', cancelReason: 'changedMind' });
    expect(data.cancelTime).not.toBeNull();
    expect(await cancel(order.id)).toMatchObject({ status: 409, failure: { error: 'ORDER_STATE' } });
    expect(await stock()).toBe(10);
    const [claim] = await shop.db.select().from(couponClaims).where(eq(couponClaims.id, claimId));
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.id, couponUuid));
    expect(claim).toMatchObject({ status: 'claimed', orderId: null });
    expect(coupon?.used).toBe(0);
    const again = await purchase.placeOrder(skuId, 1, { couponUuid });
    expect(again.amounts.discount).toBe(1000);
  });

  it('refunds a paid order', async () => {
    const order = await purchase.placePaid(skuId, 2);
    const { data } = await cancel(order.id);
    expect(data).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(back).toMatchObject([{ amount: order.amounts.total, status: 'pending', reason: 'cancelled' }]);
    expect(await stock()).toBe(10);
  });

  it('fails after the order was shipped', async () => {
    const order = await purchase.placeShipped(skuId);
    expect(await cancel(order.id)).toMatchObject({
      status: 409,
      failure: { error: 'ORDER_STATE', details: { status: 'shipped' } },
    });
  });

  it('requires a reason', async () => {
    const order = await purchase.placeOrder(skuId);
    const call = shop.call(cancelOrder, { params: { id: order.id }, body: { reason: '  ' } }, { token: shopper.token });
    expect((await call).failure.fields).toHaveProperty('reason');
  });
});

describe('a shipment', () => {
  it('has tracking events, newest first, and can be confirmed once', async () => {
    const order = await purchase.placeShipped(skuId, 2);
    const track = async () =>
      (await shop.call(getLogistics, { params: { id: order.id } }, { token: shopper.token })).data;
    const first = await track();
    expect(first.events.map(({ code }) => code)).toEqual(['PICKED_UP']);
    expect(first.trackingNumber).toMatch(/^MLD\d{12}$/);
    // The session would expire before delivery, so move the shipment back in time instead of advancing the clock.
    const moveBack = (hours: number) =>
      shop.db
        .update(logisticsEvents)
        .set({ happensAt: sql`${logisticsEvents.happensAt} - ${hours} * interval '1 hour'` })
        .where(eq(logisticsEvents.orderId, order.id));
    await moveBack(4);
    expect((await track()).events.map(({ code }) => code)).toEqual(['DEPARTED', 'PICKED_UP']);
    await moveBack(46);
    const parcel = await track();
    expect(parcel.events[0]?.code).toBe('DELIVERED');
    const times = parcel.events.map(({ time }) => Date.parse(time));
    expect(times).toEqual(times.toSorted((one, otherOrder) => otherOrder - one));
    expect(new Set(times.map((time) => time % HOUR_MS)).size).toBeGreaterThan(4);

    const { data } = await confirm(order.id);
    expect(data).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(await confirm(order.id)).toMatchObject({ status: 409, failure: { error: 'ORDER_STATE' } });
    const dates = [data.createTime, data.payTime, data.shipTime, data.completeTime];
    expect(dates).toEqual(dates.toSorted());
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(product?.sales).toBe(2);
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events.map(({ event, actor }) => `${event} ${actor}`).sort()).toEqual([
      'confirm shopper',
      'create shopper',
      'pay gateway',
      'ship seller',
    ]);
  });

  it('has no tracking events before it is shipped', async () => {
    const order = await purchase.placePaid(skuId);
    const { data } = await shop.call(getLogistics, { params: { id: order.id } }, { token: shopper.token });
    expect(data).toEqual({ carrier: null, trackingNumber: null, events: [] });
    expect((await confirm(order.id)).failure.error).toBe('ORDER_STATE');
  });
});

describe('deleting', () => {
  it('hides a closed order, which is then not found', async () => {
    const order = await purchase.placeOrder(skuId);
    expect(await remove(order.id)).toMatchObject({ status: 409, failure: { error: 'ORDER_STATE' } });
    await cancel(order.id);
    expect(await remove(order.id)).toMatchObject({ status: 200, data: null });
    expect((await remove(order.id)).status).toBe(404);
    expect((await shop.call(getOrder, { params: { id: order.id } }, { token: shopper.token })).status).toBe(404);
    const { data } = await shop.call(listOrders, { query: {} }, { token: shopper.token });
    expect(data).toMatchObject({ total: 0, counts: { all: 0, cancelled: 0 } });
  });
});

describe('paying', () => {
  it('works the same through all three endpoints, and continues an open attempt', async () => {
    const order = await purchase.placeOrder(skuId);
    const first = await purchase.start(order.id, 'wechat');
    expect(first).toMatchObject({
      orderUuid: order.id,
      method: 'wechat',
      status: 'pending',
      amount: order.amounts.total,
      payUrl: `/pay/simulated/${first.id}`,
      expireTime: order.payBefore,
    });
    const { token } = shopper;
    const second = await shop.call(payOrder, { params: { id: order.id }, body: { method: 'wechat' } }, { token });
    const third = await shop.call(createOrderPayment, { body: { orderUuid: order.id, method: 'card' } }, { token });
    expect(second.data).toEqual(first);
    expect(third.data.id).not.toBe(first.id);
    expect((await purchase.start(order.id, 'card')).id).toBe(third.data.id);
  });

  it('fails after the payment deadline, and after cancellation', async () => {
    const order = await purchase.placeOrder(skuId);
    await cancel(order.id);
    const pay = (id: string, token: string) =>
      shop.call(payOrder, { params: { id }, body: { method: 'card' } }, { token });
    expect((await pay(order.id, shopper.token)).failure).toMatchObject({
      error: 'ORDER_STATE',
      details: { status: 'cancelled' },
    });
    const expiredOrder = await purchase.placeOrder(skuId);
    shop.advance(30 * 60_000);
    const token = await signInAgain(shop, shopper);
    expect((await pay(expiredOrder.id, token)).failure).toMatchObject({
      error: 'ORDER_STATE',
      details: { status: 'unpaid' },
    });
  });

  it('returns its status', async () => {
    const order = await purchase.placeOrder(skuId);
    const ask = async () =>
      (await shop.call(getOrderPaymentStatus, { query: { orderUuid: order.id } }, { token: shopper.token })).data;
    expect(await ask()).toMatchObject({ orderStatus: 'unpaid', paymentStatus: 'pending', payment: null });
    const payment = await purchase.start(order.id);
    expect(await ask()).toMatchObject({ payment: { id: payment.id, status: 'pending' }, amount: payment.amount });
    await sendReport(shop, reportOf(payment));
    expect(await ask()).toMatchObject({ orderStatus: 'unshipped', paymentStatus: 'paid', payment: { status: 'paid' } });
    expect(await get(order.id)).toMatchObject({ paymentMethod: 'alipay', status: 'unshipped' });
  });
});

describe('reviewing', () => {
  const complete = async () => {
    const order = await purchase.placeShipped(skuId);
    return (await confirm(order.id)).data;
  };
  const review = (orderUuid: string, drafts: object[], token = shopper.token) =>
    shop.call(reviewOrder, { body: { orderUuid, reviews: drafts as never } }, { token });

  it('adds to the product’s rating once per item', async () => {
    const order = await complete();
    const draft = { orderItemUuid: order.items[0]?.id, rating: 4, content: ' Good ' };
    const { status, data } = await review(order.id, [draft]);
    expect(status).toBe(200);
    expect(data.items[0]?.isReviewed).toBe(true);
    expect(await review(order.id, [draft])).toMatchObject({ status: 409, failure: { error: 'ALREADY_REVIEWED' } });
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(product).toMatchObject({ ratingSum: 4, reviewCount: 1 });
    const [written] = await shop.db.select().from(reviews).where(eq(reviews.productId, productId));
    expect(written).toMatchObject({ nickname: shopper.username, rating: 4, content: { 'en-US': 'Good' } });
  });

  it('masks the name of anonymous reviewers, and shows the pictures', async () => {
    const order = await complete();
    const upload = {
      userId: shopper.id,
      name: randomUUID(),
      url: '/uploads/a.webp',
      type: 'image/webp',
      bytes: 10,
      width: 20,
      height: 10,
      createdAt: shop.deps.clock(),
    };
    const [picture] = await shop.db.insert(uploads).values(upload).returning();
    const draft = { orderItemUuid: order.items[0]?.id, rating: 5, content: 'x', isAnonymous: true };
    await review(order.id, [{ ...draft, imageUuids: [picture?.id] }]);
    const [written] = await shop.db.select().from(reviews).where(eq(reviews.productId, productId));
    expect(written?.nickname).toMatch(/^.\*\*\*.$/);
    expect(written?.pictures).toMatchObject([{ url: '/uploads/a.webp', width: 20, height: 10 }]);
  });

  it('rejects items and pictures of other users, without partial writes', async () => {
    const order = await complete();
    const ownReview = { orderItemUuid: order.items[0]?.id, rating: 5, content: 'x' };
    expect((await review(order.id, [ownReview, { ...ownReview, orderItemUuid: randomUUID() }])).status).toBe(404);
    expect((await review(order.id, [{ ...ownReview, imageUuids: [randomUUID()] }])).status).toBe(404);
    expect((await review(order.id, [ownReview, ownReview])).failure.error).toBe('ALREADY_REVIEWED');
    expect((await get(order.id)).items[0]?.isReviewed).toBe(false);
    const second = await complete();
    expect((await review(second.id, [ownReview])).status).toBe(404);
  });

  it('fails before the order is completed', async () => {
    const order = await purchase.placeShipped(skuId);
    const draft = { orderItemUuid: order.items[0]?.id, rating: 5, content: 'x' };
    expect((await review(order.id, [draft])).failure.error).toBe('ORDER_STATE');
    expect((await review(order.id, [{ ...draft, rating: 6 }])).status).toBe(400);
  });
});

describe('an order of another user', () => {
  it('gives the same response as a missing order on every endpoint', async () => {
    const order = await purchase.placeOrder(skuId);
    const { token } = await shop.signUp();
    const all = async (id: string, as?: string) => {
      const options = as === undefined ? {} : { token: as };
      const draft = { orderItemUuid: randomUUID(), rating: 5, content: 'x' };
      return [
        await shop.call(getOrder, { params: { id } }, options),
        await shop.call(getLogistics, { params: { id } }, options),
        await shop.call(cancelOrder, { params: { id }, body: { reason: 'other' } }, options),
        await shop.call(confirmOrder, { params: { id } }, options),
        await shop.call(payOrder, { params: { id }, body: { method: 'card' } }, options),
        await shop.call(createOrderPayment, { body: { orderUuid: id, method: 'card' } }, options),
        await shop.call(getOrderPaymentStatus, { query: { orderUuid: id } }, options),
        await shop.call(reviewOrder, { body: { orderUuid: id, reviews: [draft] } }, options),
        await shop.call(deleteOrder, { params: { id } }, options),
      ].map(({ status, failure }) => ({ status, error: failure.error }));
    };
    const responses = await all(order.id, token);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    expect(responses).toEqual(await all(randomUUID(), token));
    expect(new Set((await all(order.id)).map(({ status }) => status))).toEqual(new Set([401]));
    expect(responses).toEqual(await all('nonsense', token));
    expect(new Set((await all('no id', token)).map(({ status }) => status))).toEqual(new Set([400]));
  });
});
