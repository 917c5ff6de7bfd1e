import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  createPayment,
  getOrder,
  getOrderPaymentStatus,
  getPayment,
  paymentCallback,
} from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications, orders, paymentCallbacks, payments, refunds } from '../../db/schema/index.ts';
import { signCallback } from '../../gateways/callbackSignature.ts';
import { runJobsOnce } from '../../jobs/runJobs.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';
import { type Purchase, purchaseOf, reportOf, sendReport } from '../../testing/purchase.ts';

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
  ({ skuId } = await addProduct(shop.db, { price: 1990 }));
});

const started = async () => purchase.start((await purchase.placeOrder(skuId)).id);
const orderOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
const stateOf = async (id: string) =>
  (await shop.db.select({ status: payments.status }).from(payments).where(eq(payments.id, id)))[0]?.status;
const refundsOf = (orderId: string) => shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
const cancel = (id: string) =>
  shop.call(cancelOrder, { params: { id }, body: { reason: 'other' } }, { token: shopper.token });

describe('a payment', () => {
  it('is private to its user', async () => {
    const payment = await started();
    const read = (id: string, token?: string) => shop.call(getPayment, { params: { id } }, token ? { token } : {});
    expect((await read(payment.id, shopper.token)).data).toEqual(payment);
    const { token } = await shop.signUp();
    expect((await read(payment.id, token)).status).toBe(404);
    expect((await read(randomUUID(), token)).status).toBe(404);
    expect((await read(payment.id)).status).toBe(401);
    expect((await read('nonsense', token)).status).toBe(404);
    expect((await read('no id', token)).status).toBe(400);
  });

  it('requires the user’s own order and a known method', async () => {
    const order = await purchase.placeOrder(skuId);
    const create = (orderUuid: string, method: string, token?: string) =>
      shop.call(createPayment, { body: { orderUuid, method: method as 'card' } }, token ? { token } : {});
    const { token } = await shop.signUp();
    expect((await create(order.id, 'card', token)).status).toBe(404);
    expect((await create(order.id, 'cash', shopper.token)).failure.fields).toHaveProperty('method');
    expect((await create(order.id, 'card')).status).toBe(401);
  });
});

describe('a payment callback', () => {
  it('pays the order once', async () => {
    const payment = await started();
    const report = reportOf(payment);
    expect((await sendReport(shop, report)).data).toEqual({ isApplied: true });
    expect((await sendReport(shop, report)).data).toEqual({ isApplied: false });
    expect((await sendReport(shop, { ...report, eventId: randomUUID() })).data).toEqual({ isApplied: false });
    const { data } = await shop.call(getOrder, { params: { id: payment.orderUuid } }, { token: shopper.token });
    expect(data).toMatchObject({ status: 'unshipped', paymentStatus: 'paid', payTime: '2026-11-20T08:00:00.000Z' });
    expect(await refundsOf(payment.orderUuid)).toEqual([]);
  });

  it('of a failure closes the attempt, and allows another one', async () => {
    const payment = await started();
    const failed = reportOf(payment, { status: 'FAILED' });
    expect((await sendReport(shop, failed)).data).toEqual({ isApplied: true });
    expect(await orderOf(payment.orderUuid)).toMatchObject({ status: 'unpaid', paymentStatus: 'failed' });
    const second = await purchase.start(payment.orderUuid);
    expect(second.id).not.toBe(payment.id);
    expect((await orderOf(payment.orderUuid))?.paymentStatus).toBe('pending');
    expect((await sendReport(shop, reportOf(second))).data).toEqual({ isApplied: true });
    expect(await orderOf(payment.orderUuid)).toMatchObject({ status: 'unshipped', paymentStatus: 'paid' });
  });

  it('of a failure is the status that the user sees, also after another method was cancelled', async () => {
    const { token } = shopper;
    const { id: orderUuid } = await purchase.placeOrder(skuId);
    const start = async (method: 'alipay' | 'wechat') => {
      shop.advance(1000);
      return (await shop.call(createPayment, { body: { orderUuid, method } }, { token })).data;
    };
    const status = async () => (await shop.call(getOrderPaymentStatus, { query: { orderUuid } }, { token })).data;
    const givenUp = await start('alipay');
    const declined = await start('wechat');
    await sendReport(shop, reportOf(declined, { status: 'FAILED' }));
    expect(await status()).toMatchObject({ paymentStatus: 'failed', payment: { id: declined.id, status: 'failed' } });
    const again = await start('alipay');
    expect(again.id).not.toBe(givenUp.id);
    expect(await status()).toMatchObject({ paymentStatus: 'pending', payment: { id: again.id, status: 'pending' } });
    await sendReport(shop, reportOf(givenUp));
    expect(await orderOf(orderUuid)).toMatchObject({ status: 'unshipped', paymentStatus: 'paid' });
  });

  it('of a failure after the payment has no effect', async () => {
    const payment = await started();
    await sendReport(shop, reportOf(payment));
    const lateCallback = reportOf(payment, { status: 'FAILED' });
    expect((await sendReport(shop, lateCallback)).data).toEqual({ isApplied: false });
    expect(await orderOf(payment.orderUuid)).toMatchObject({ status: 'unshipped', paymentStatus: 'paid' });
  });

  it('of a payment after a failure pays the order', async () => {
    const payment = await started();
    await sendReport(shop, reportOf(payment, { status: 'FAILED' }));
    expect((await sendReport(shop, reportOf(payment))).data).toEqual({ isApplied: true });
    expect(await orderOf(payment.orderUuid)).toMatchObject({ status: 'unshipped', paymentStatus: 'paid' });
  });

  it('of a payment for a cancelled order refunds it', { tags: ['P10'] }, async () => {
    const payment = await started();
    await cancel(payment.orderUuid);
    expect(await stateOf(payment.id)).toBe('failed');
    expect((await sendReport(shop, reportOf(payment))).data).toEqual({ isApplied: true });
    expect(await orderOf(payment.orderUuid)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(await stateOf(payment.id)).toBe('refunded');
    expect(await refundsOf(payment.orderUuid)).toMatchObject([
      { amount: payment.amount, status: 'pending', reason: 'notPayable' },
    ]);
    const notificationRows = await shop.db.select().from(notifications).where(eq(notifications.userId, shopper.id));
    expect(notificationRows.map(({ title }) => title['en-US'])).toContain('Refund in progress');
  });

  it('of a payment for an expired order refunds it', { tags: ['P10'] }, async () => {
    const payment = await started();
    shop.advance(30 * 60_000);
    await runJobsOnce(shop.deps);
    expect(await orderOf(payment.orderUuid)).toMatchObject({ status: 'cancelled' });
    expect((await sendReport(shop, reportOf(payment))).data).toEqual({ isApplied: true });
    await runJobsOnce(shop.deps);
    expect(await refundsOf(payment.orderUuid)).toMatchObject([{ status: 'done', reason: 'notPayable' }]);
    expect(await orderOf(payment.orderUuid)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('of a second payment for one order refunds the second, and the order stays paid', async () => {
    const payment = await started();
    const secondPayment = await purchase.start(payment.orderUuid, 'card');
    await sendReport(shop, reportOf(payment));
    expect((await sendReport(shop, reportOf(secondPayment))).data).toEqual({ isApplied: true });
    expect(await orderOf(payment.orderUuid)).toMatchObject({ status: 'unshipped', paymentStatus: 'paid' });
    expect(await refundsOf(payment.orderUuid)).toMatchObject([{ paymentId: secondPayment.id, reason: 'notPayable' }]);
  });

  it('must match the payment’s order and amount', { tags: ['P9'] }, async () => {
    const payment = await started();
    for (const change of [{ amount: 1 as never }, { orderId: randomUUID() }]) {
      const { status, failure } = await sendReport(shop, reportOf(payment, change));
      expect(status).toBe(409);
      expect(Object.keys(failure.fields ?? {})).toEqual(Object.keys(change));
    }
    expect((await sendReport(shop, reportOf(payment, { paymentId: randomUUID() }))).status).toBe(404);
    expect((await sendReport(shop, reportOf(payment, { currency: 'USD' }))).status).toBe(409);
    expect(await orderOf(payment.orderUuid)).toMatchObject({ status: 'unpaid', paymentStatus: 'pending' });
  });

  it('requires a valid and recent signature', { tags: ['P9'] }, async () => {
    const payment = await started();
    const report = reportOf(payment);
    const seconds = Math.floor(shop.deps.clock().getTime() / 1000);
    const { callbacks } = shop.deps.secrets;
    const text = JSON.stringify(report);
    const send = (headers: Record<string, string>) => shop.call(paymentCallback, { body: report }, { headers });
    for (const signature of [
      signCallback(text, seconds, 'some-other-secret'),
      signCallback(text, seconds - 301, callbacks[0]),
      signCallback(`${text} `, seconds, callbacks[0]),
      'nonsense',
    ])
      expect(await send({ 'X-Mallard-Signature': signature })).toMatchObject({
        status: 401,
        failure: { error: 'SIGNATURE' },
      });
    expect((await send({})).status).toBe(401);
    expect((await shop.call(paymentCallback, { body: report }, { token: shopper.token })).status).toBe(401);
    const storedCallbacks = await shop.db
      .select()
      .from(paymentCallbacks)
      .where(eq(paymentCallbacks.paymentId, payment.id));
    expect(storedCallbacks).toEqual([]);
  });
});
