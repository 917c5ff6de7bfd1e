import { randomUUID } from 'node:crypto';
import {
  type AfterSale,
  confirmOrder,
  deleteOrder,
  getOrder,
  listAfterSales,
  listNotifications,
  type Order,
  requestAfterSale,
  shipAfterSale,
  withdrawAfterSale,
} from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments, refunds, skus, uploads } from '../../db/schema/index.ts';
import { runJobsOnce } from '../../jobs/runJobs.ts';
import { addCoupon, addCouponClaim, addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';
import { type Purchase, purchaseOf, reportOf, sendReport, signInAgain } from '../../testing/purchase.ts';

const DAY = 86_400_000;
const STEP = 20_000;

let shop: TestApp;
let shopper: TestShopper;
let purchase: Purchase;
let skuId: string;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.signUp();
  purchase = purchaseOf(shop, shopper);
  ({ skuId } = await addProduct(shop.db, { price: 5000, stock: 20 }));
});

interface Draft {
  kind?: 'refundOnly' | 'returnAndRefund';
  reason?: 'damaged' | 'changedMind' | 'notReceived';
  quantity?: number;
  note?: string;
  imageUuids?: string[];
  orderItemUuid?: string;
}
const stock = async () => (await shop.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId)))[0]?.stock;
const read = async (id: string) => (await shop.call(getOrder, { params: { id } }, { token: shopper.token })).data;
const list = async (id: string) =>
  (await shop.call(listAfterSales, { params: { id } }, { token: shopper.token })).data.items;
const firstOf = async (order: Order) => (await list(order.id))[0] as AfterSale;
const request = (order: Order, draft: Draft = {}, options: { token?: string; key?: string } = {}) => {
  const body = {
    orderItemUuid: order.items[0]?.id ?? '',
    kind: 'refundOnly' as const,
    reason: 'damaged' as const,
    quantity: 1,
    ...draft,
  };
  return shop.call(requestAfterSale, { params: { id: order.id }, body }, { token: shopper.token, ...options });
};
const withdraw = (id: string, token = shopper.token) => shop.call(withdrawAfterSale, { params: { id } }, { token });
const shipBack = (id: string, trackingNumber = 'SF1234567890', token = shopper.token) =>
  shop.call(shipAfterSale, { params: { id }, body: { trackingNumber } }, { token });
const confirm = async (order: Order) => {
  await shop.call(confirmOrder, { params: { id: order.id } }, { token: shopper.token });
  return read(order.id);
};
const received = async (quantity = 3) => confirm(await purchase.placeShipped(skuId, quantity));
/** Runs the next step of the simulated seller. */
const wait = async (milliseconds = STEP) => {
  shop.advance(milliseconds);
  await runJobsOnce(shop.deps);
  shopper.token = await signInAgain(shop, shopper);
};
const titles = async () =>
  (await shop.call(listNotifications, { query: { pageSize: 100 } }, { token: shopper.token })).data.items.map(
    ({ title }) => title,
  );
const refundsOf = (order: Order) => shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));

describe('a return', () => {
  it('has notifications with product, options and quantity', async () => {
    const order = await received();
    const { data: first } = await request(order, { quantity: 2 });
    await withdraw(first.id);
    await request(order, { quantity: 1 });
    const { data } = await shop.call(listNotifications, { query: {} }, { token: shopper.token });
    expect(data.items.map(({ content }) => content)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The seller will answer .*Mug \(Green\) × 2/),
        expect.stringMatching(/^You withdrew .*Mug \(Green\) × 2/),
        expect.stringMatching(/^The seller will answer .*Mug \(Green\) × 1/),
      ]),
    );
  });

  it('is requested, shipped and refunded, and restores stock', async () => {
    const order = await received();
    expect(order.amounts).toMatchObject({ goods: 15_000, shipping: 1000, total: 16_000 });
    const { status, data } = await request(order, { kind: 'returnAndRefund', quantity: 2, note: 'Chipped' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'requested',
      kind: 'returnAndRefund',
      reason: 'damaged',
      note: 'Chipped',
      quantity: 2,
      amounts: { goods: 10_000, discount: 0, shipping: 0, total: 10_000 },
      refusal: null,
      returnAddress: null,
      shipBefore: null,
      trackingNumber: null,
    });
    expect(await read(order.id)).toMatchObject({ openAfterSales: 1, refundedAmount: 0, paymentStatus: 'paid' });
    expect((await read(order.id)).items[0]).toMatchObject({ claimedQuantity: 2, discountShare: 0 });

    await wait();
    const approved = await firstOf(order);
    expect(approved).toMatchObject({ status: 'approved', returnAddress: expect.any(String) });
    expect(Date.parse(approved.shipBefore ?? '')).toBe(shop.deps.clock().getTime() + 7 * DAY);
    expect((await shipBack(data.id, ' sf-1234567 ')).data).toMatchObject({
      status: 'returning',
      trackingNumber: 'SF-1234567',
      shipBefore: null,
    });
    expect(await stock()).toBe(17);

    await wait();
    const refunded = await firstOf(order);
    expect(refunded.status).toBe('refunded');
    expect(refunded.history.map((entry) => entry.status)).toEqual(['requested', 'approved', 'returning', 'refunded']);
    expect(await stock()).toBe(19);
    expect(await read(order.id)).toMatchObject({ refundedAmount: 10_000, openAfterSales: 0, paymentStatus: 'paid' });
    expect(await refundsOf(order)).toMatchObject([{ amount: 10_000, reason: 'afterSale', status: 'done' }]);
    expect(await titles()).toEqual(
      expect.arrayContaining(['Return or refund requested', 'Return approved', 'Return on its way', 'Refund sent']),
    );
  });

  it('is closed when it is not shipped in a week, and can be requested again', async () => {
    const order = await received(1);
    await wait(0);
    const { data } = await request(order, { kind: 'returnAndRefund', reason: 'changedMind' });
    await wait();
    await wait(7 * DAY - 1);
    expect((await firstOf(order)).status).toBe('approved');
    await wait(1);
    expect((await firstOf(order)).status).toBe('lapsed');
    expect(await shipBack(data.id)).toMatchObject({ status: 409, failure: { error: 'AFTER_SALE_STATE' } });
    expect(await read(order.id)).toMatchObject({ openAfterSales: 0, items: [{ claimedQuantity: 0 }] });
  });

  it('can be withdrawn only before the refund', async () => {
    const order = await received(1);
    const first = (await request(order, { kind: 'returnAndRefund' })).data;
    await wait();
    await shipBack(first.id);
    expect((await withdraw(first.id)).data).toMatchObject({ status: 'withdrawn' });
    expect(await withdraw(first.id)).toMatchObject({
      status: 409,
      failure: { error: 'AFTER_SALE_STATE', details: { status: 'withdrawn' } },
    });
    const second = (await request(order, { kind: 'returnAndRefund' })).data;
    await wait();
    await shipBack(second.id);
    await wait();
    expect(await withdraw(second.id)).toMatchObject({ status: 409, failure: { error: 'AFTER_SALE_STATE' } });
    expect(await stock()).toBe(20);
  });

  it('requires a valid tracking number', async () => {
    const order = await received(1);
    const { data } = await request(order, { kind: 'returnAndRefund' });
    await wait();
    for (const trackingNumber of ['', 'short', '快递单号一二三', 'A'.repeat(41)])
      expect(await shipBack(data.id, trackingNumber)).toMatchObject({
        status: 400,
        failure: { fields: { trackingNumber: { code: expect.stringMatching(/REQUIRED|TRACKING/) } } },
      });
  });

  it('cannot be shipped before approval', async () => {
    const order = await received(1);
    const { data } = await request(order, { kind: 'returnAndRefund' });
    expect(await shipBack(data.id)).toMatchObject({
      status: 409,
      failure: { error: 'AFTER_SALE_STATE', details: { status: 'requested' } },
    });
  });
});

describe('a refund without a return', () => {
  it('is paid after approval, while the order is in transit, without restoring stock', async () => {
    const order = await purchase.placeShipped(skuId, 2);
    expect((await request(order, { reason: 'notReceived', quantity: 2 })).data.amounts).toEqual({
      goods: 10_000,
      discount: 0,
      shipping: 1000,
      total: 11_000,
    });
    await wait();
    expect(await firstOf(order)).toMatchObject({ status: 'approved', returnAddress: null, shipBefore: null });
    await wait();
    expect(await firstOf(order)).toMatchObject({ status: 'refunded' });
    expect(await stock()).toBe(18);
    expect(await read(order.id)).toMatchObject({
      status: 'shipped',
      paymentStatus: 'refunded',
      refundedAmount: 11_000,
    });
    const money = await shop.db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(money.map((payment) => payment.status)).toEqual(['refunded']);
  });

  it('is rejected with a reason when its note asks for it', async () => {
    const order = await received(1);
    await request(order, { note: 'Please refuse' });
    await wait();
    expect(await firstOf(order)).toMatchObject({ status: 'refused', refusal: expect.stringContaining('used') });
    await wait();
    expect((await firstOf(order)).status).toBe('refused');
    expect((await request(order)).status).toBe(200);
  });

  it('includes the shipping fee with the last item, and adds up to the total', async () => {
    const couponUuid = await addCoupon(shop.db, shop.deps.clock());
    await addCouponClaim(shop.db, shopper.id, couponUuid, shop.deps.clock());
    const placed = await purchase.placeOrder(skuId, 3, { couponUuid });
    await sendReport(shop, reportOf(await purchase.start(placed.id)));
    await wait((shop.deps.config.shipAfterSeconds ?? 0) * 1000);
    const order = await read(placed.id);
    expect(order.amounts.total).toBe(15_000 - 1000 + 1000);
    expect((await request(order)).data.amounts).toEqual({ goods: 5000, discount: 333, shipping: 0, total: 4667 });
    await wait();
    await wait();
    const last = await request(order, { quantity: 2 });
    expect(last.data.amounts).toEqual({ goods: 10_000, discount: 667, shipping: 1000, total: 10_333 });
    await wait();
    await wait();
    expect(await read(order.id)).toMatchObject({ refundedAmount: 15_000, paymentStatus: 'refunded' });
    expect((await refundsOf(order)).map(({ amount }) => amount).toSorted()).toEqual([10_333, 4667]);
  });
});

describe('a request is rejected', () => {
  it('before shipping, and eight days after receipt', async () => {
    const unshipped = await purchase.placePaid(skuId);
    expect(await request(unshipped)).toMatchObject({
      status: 409,
      failure: { error: 'AFTER_SALE_UNAVAILABLE', details: { reason: 'ORDER_STATE' } },
    });
    const order = await received(1);
    await wait(7 * DAY - 1);
    expect((await request(order, { kind: 'returnAndRefund' })).status).toBe(200);
    await wait(1);
    expect(await request(order, { kind: 'returnAndRefund' })).toMatchObject({
      status: 409,
      failure: { details: { reason: 'ORDER_STATE' } },
    });
  });

  it('for a return of an order in transit, with field `kind`', async () => {
    const order = await purchase.placeShipped(skuId);
    expect(await request(order, { kind: 'returnAndRefund' })).toMatchObject({
      status: 409,
      failure: { details: { reason: 'KIND' } },
    });
  });

  it('for more items than are left, with field `quantity` and the number left', async () => {
    const order = await received(3);
    await request(order, { quantity: 2 });
    expect(await request(order, { quantity: 2 })).toMatchObject({
      status: 409,
      failure: { fields: { quantity: { code: 'MAX_VALUE' } }, details: { left: 1 } },
    });
    await request(order);
    expect(await request(order)).toMatchObject({
      status: 409,
      failure: { error: 'AFTER_SALE_UNAVAILABLE', details: { reason: 'QUANTITY', left: 0 } },
    });
  });

  it('for invalid input, with the field', async () => {
    const order = await received(1);
    const fieldsOf = async (draft: Draft) => Object.keys((await request(order, draft)).failure.fields ?? {});
    expect(await fieldsOf({ quantity: 0 })).toEqual(['quantity']);
    expect(await fieldsOf({ kind: 'exchange' as never })).toEqual(['kind']);
    expect(await fieldsOf({ reason: 'bored' as never })).toEqual(['reason']);
    expect(await fieldsOf({ kind: 'refundOnly', reason: 'changedMind' })).toEqual(['reason']);
    expect(await fieldsOf({ note: 'x'.repeat(201) })).toEqual(['note']);
    expect(await fieldsOf({ imageUuids: Array.from({ length: 10 }, () => randomUUID()) })).toEqual(['imageUuids']);
    expect((await request(order, { orderItemUuid: randomUUID() })).status).toBe(404);
  });

  it('for another user, with the same response as for a missing order', { tags: ['P14'] }, async () => {
    const order = await received(1);
    const { data } = await request(order, { kind: 'returnAndRefund' });
    const { token } = await shop.signUp();
    const foreign = await purchaseOf(shop, await shop.signUp()).placeShipped(skuId);
    const strip = ({ status, failure }: { status: number; failure: { error: string } }) => [status, failure.error];
    const unknown = strip(await withdraw(randomUUID(), token));
    expect(unknown).toEqual([404, 'NOT_FOUND']);
    expect(strip(await withdraw(data.id, token))).toEqual(unknown);
    expect(strip(await shipBack(data.id, undefined, token))).toEqual(unknown);
    expect(strip(await request(order, {}, { token }))).toEqual(unknown);
    expect(strip(await request(order, { orderItemUuid: foreign.items[0]?.id ?? '' }))).toEqual(unknown);
    expect((await withdraw(data.id, '')).status).toBe(401);
  });

  it('for pictures of another user; own pictures are shown', async () => {
    const order = await received(2);
    const upload = async (userId: string) => {
      const [row] = await shop.db
        .insert(uploads)
        .values({
          userId,
          name: randomUUID(),
          url: '/uploads/x.jpg',
          type: 'image/jpeg',
          bytes: 9,
          width: 4,
          height: 3,
          createdAt: shop.deps.clock(),
        })
        .returning();
      return row?.id ?? '';
    };
    const stranger = await shop.signUp();
    expect((await request(order, { imageUuids: [await upload(stranger.id)] })).status).toBe(404);
    const { data } = await request(order, { imageUuids: [await upload(shopper.id)] });
    expect(data.images).toMatchObject([{ url: '/uploads/x.jpg', width: 4, height: 3 }]);
  });
});

it('is replayed for a repeated idempotency key, regardless of the current state', async () => {
  const order = await received(1);
  const key = randomUUID();
  const first = await request(order, {}, { key });
  const again = await request(order, {}, { key });
  expect(again.data).toEqual(first.data);
  expect(await list(order.id)).toHaveLength(1);
});

it('prevents deleting its order while it is open', async () => {
  const order = await received(1);
  const { data } = await request(order);
  const remove = () => shop.call(deleteOrder, { params: { id: order.id } }, { token: shopper.token });
  expect(await remove()).toMatchObject({ status: 409, failure: { error: 'ORDER_STATE' } });
  await withdraw(data.id);
  expect((await remove()).status).toBe(200);
  expect((await withdraw(data.id)).status).toBe(404);
});

it('never refunds more than was paid, even if amounts were changed in the database', async () => {
  const order = await received(1);
  await request(order);
  await shop.db
    .update(payments)
    .set({ amount: minor(100) })
    .where(eq(payments.orderId, order.id));
  await wait();
  await wait();
  expect((await firstOf(order)).status).toBe('approved');
  expect(await refundsOf(order)).toEqual([]);
});
