import { getUserInfo } from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  couponClaims,
  idempotencyKeys,
  orders,
  refunds,
  sessionFamilies,
  skus,
  verificationCodes,
} from '../db/schema/index.ts';
import { changeOrder } from '../features/orders/changeOrder.ts';
import { createLogger } from '../http/logging/createLogger.ts';
import { addCoupon, addCouponClaim, addProduct } from '../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../testing/index.ts';
import { type Purchase, purchaseOf } from '../testing/purchase.ts';
import { type Job, runJob } from './job.ts';
import { deleteOldRows, runJobsOnce, startJobs } from './runJobs.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shop: TestApp;
let shopper: TestShopper;
let purchase: Purchase;
let skuId: string;
beforeEach(async () => {
  shop = await createTestApp();
  shopper = await shop.signUp();
  purchase = purchaseOf(shop, shopper);
  ({ skuId } = await addProduct(shop.db, { price: 20_000, stock: 200 }));
});
afterEach(() => shop.close());

const orderOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
const stock = async () => (await shop.db.select().from(skus).where(eq(skus.id, skuId)))[0]?.stock;

describe('an unpaid order', () => {
  it('expires after 30 minutes, and restores stock and coupon once', { tags: ['P11'] }, async () => {
    const couponUuid = await addCoupon(shop.db, shop.deps.clock());
    await addCouponClaim(shop.db, shopper.id, couponUuid, shop.deps.clock());
    const order = await purchase.placeOrder(skuId, 5, { couponUuid });
    shop.advance(30 * MINUTE - 1);
    await runJobsOnce(shop.deps);
    expect((await orderOf(order.id))?.status).toBe('unpaid');
    shop.advance(1);
    await runJobsOnce(shop.deps);
    await runJobsOnce(shop.deps);
    expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled', cancelReason: null, version: 1 });
    expect(await stock()).toBe(200);
    expect(await shop.db.select().from(couponClaims)).toMatchObject([{ status: 'claimed' }]);
  });

  it('does not block the expiry of others when its own fails', async () => {
    const broken = await purchase.placeOrder(skuId);
    const fine = await purchase.placeOrder(skuId);
    // The maximum integer: restoring stock fails with an overflow.
    const otherProduct = await addProduct(shop.db, { price: 100, stock: 1 });
    const stuck = await purchase.placeOrder(otherProduct.skuId);
    await shop.db.update(skus).set({ stock: 2_147_483_647 }).where(eq(skus.id, otherProduct.skuId));
    shop.advance(31 * MINUTE);
    await runJobsOnce(shop.deps);
    expect((await orderOf(stuck.id))?.status).toBe('unpaid');
    expect((await orderOf(broken.id))?.status).toBe('cancelled');
    expect((await orderOf(fine.id))?.status).toBe('cancelled');
    await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.id, otherProduct.skuId));
    await runJobsOnce(shop.deps);
    expect((await orderOf(stuck.id))?.status).toBe('cancelled');
  });

  it('expires together with many others', async () => {
    const placedOrders = [];
    // Sixty at once would wait for the same stock for longer than a busy machine allows.
    for (let round = 0; round < 6; round += 1)
      placedOrders.push(...(await Promise.all(Array.from({ length: 10 }, () => purchase.placeOrder(skuId)))));
    shop.advance(30 * MINUTE);
    await runJobsOnce(shop.deps);
    expect(await stock()).toBe(200);
    expect((await orderOf(placedOrders[59]?.id ?? ''))?.status).toBe('cancelled');
  });
});

describe('a paid order', () => {
  it('is shipped after the configured delay, and completed after 15 days', async () => {
    const order = await purchase.placePaid(skuId);
    shop.advance(19_999);
    await runJobsOnce(shop.deps);
    expect((await orderOf(order.id))?.status).toBe('unshipped');
    shop.advance(1);
    await runJobsOnce(shop.deps);
    expect(await orderOf(order.id)).toMatchObject({ status: 'shipped', trackingNumber: expect.any(String) });
    shop.advance(15 * DAY - 1);
    await runJobsOnce(shop.deps);
    expect((await orderOf(order.id))?.status).toBe('shipped');
    shop.advance(1);
    await runJobsOnce(shop.deps);
    expect((await orderOf(order.id))?.status).toBe('completed');
  });

  it('is refunded exactly once when it is cancelled, with a retry after a failure', async () => {
    const refundRequests: string[] = [];
    let isDown = true;
    shop.deps.payments = {
      ...shop.deps.payments,
      refund: async ({ refundId }) => {
        refundRequests.push(refundId);
        if (isDown) throw new Error('The provider is away');
      },
    };
    const order = await purchase.placePaid(skuId);
    const now = shop.deps.clock();
    await shop.db.transaction((tx) =>
      changeOrder(tx, { orderId: order.id, event: 'cancel', actor: 'shopper', now }).then(() => {}),
    );
    await runJobsOnce(shop.deps);
    expect(await shop.db.select().from(refunds)).toMatchObject([{ status: 'pending' }]);
    isDown = false;
    await runJobsOnce(shop.deps);
    await runJobsOnce(shop.deps);
    expect(await shop.db.select().from(refunds)).toMatchObject([{ status: 'done' }]);
    expect(refundRequests).toHaveLength(2);
  });
});

describe('a job that fails', () => {
  it('logs the error', async () => {
    const lines: string[] = [];
    shop.deps.logger = createLogger('error', { write: (line) => void lines.push(line) });
    const broken: Job = {
      name: 'broken',
      findDue: async () => ['1'],
      run: async () => {
        throw new TypeError('no such duck');
      },
    };
    expect(await runJob(broken, shop.deps)).toEqual({ done: 0, hasMore: false, failed: ['1'] });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      job: 'broken',
      fault: { name: 'TypeError', message: 'no such duck', stack: expect.stringContaining('runJobs.test.ts') },
    });
  });
});

describe('a job with many due rows', () => {
  const rowsOf = (many: number) => Array.from({ length: many }, (_, row) => String(row));
  /** Creates a job whose rows are slow. */
  function jobOf(due: Set<string>, run: (id: string) => boolean): Job {
    return {
      name: 'long',
      findDue: async (_db, _now, limit, except) => [...due].filter((id) => !except.includes(id)).slice(0, limit),
      run: async (id) => run(id),
    };
  }

  it('yields to other jobs after a second, and continues without failed rows', async () => {
    const due = new Set(rowsOf(20));
    const job = jobOf(due, (id) => {
      shop.advance(300);
      if (id === '1') throw new Error('broken');
      return due.delete(id);
    });
    const first = await runJob(job, shop.deps);
    expect(first).toEqual({ done: 3, hasMore: true, failed: ['1'] });
    const second = await runJob(job, shop.deps, () => false, first.failed);
    expect(second).toEqual({ done: 4, hasMore: true, failed: ['1'] });
  });

  it('does not accumulate ids of rows that another process handled', async () => {
    const due = new Set(rowsOf(1000));
    let maxExcluded = 0;
    const job = jobOf(due, (id) => due.delete(id) && Number(id) % 2 === 0);
    const findDue: Job['findDue'] = (db, now, limit, except) => {
      maxExcluded = Math.max(maxExcluded, except.length);
      return job.findDue(db, now, limit, except);
    };
    expect(await runJob({ ...job, findDue }, shop.deps)).toMatchObject({ done: 500, hasMore: false });
    expect(maxExcluded).toBeLessThanOrEqual(50);
  });

  it('does not loop over rows that another process has locked', async () => {
    const job = jobOf(new Set(rowsOf(200)), () => false);
    expect(await runJob(job, shop.deps)).toEqual({ done: 0, hasMore: false, failed: [] });
  });
});

describe('the loop', () => {
  it('processes due rows and can be stopped twice', async () => {
    const order = await purchase.placeOrder(skuId);
    shop.advance(30 * MINUTE);
    const jobs = startJobs(shop.deps, { everyMs: 1 });
    await expect.poll(async () => (await orderOf(order.id))?.status).toBe('cancelled');
    await jobs.stop();
    await jobs.stop();
  });

  it('deletes idempotency keys that are older than a week', async () => {
    const key = (name: string, age: number) => ({
      scope: 'anonymous',
      endpoint: 'x',
      key: name,
      bodyHash: '',
      createdAt: new Date(shop.deps.clock().getTime() - age),
    });
    await shop.db.insert(idempotencyKeys).values([key('old', 7 * DAY + 1), key('young', 6 * DAY)]);
    await deleteOldRows(shop.deps);
    expect((await shop.db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['young']);
  });

  it('deletes sessions and codes a day after they expired', async () => {
    const { id: userId, token } = await shop.signUp();
    const now = shop.deps.clock();
    const before = (age: number) => new Date(now.getTime() - age);
    const timestamps = { createdAt: now, rotatedAt: now };
    const session = (age: number) => ({ userId, isRemembered: false, ...timestamps, expiresAt: before(age) });
    await shop.db.insert(sessionFamilies).values([session(DAY + 1), session(DAY - 1)]);
    const code = (phone: string, age: number) => ({ phone, codeHash: '', sentAt: now, expiresAt: before(age) });
    await shop.db.insert(verificationCodes).values([code('13800000001', DAY + 1), code('13800000002', DAY - 1)]);
    await deleteOldRows(shop.deps);
    const own = eq(sessionFamilies.userId, userId);
    expect((await shop.db.select().from(sessionFamilies).where(own)).length).toBe(2);
    expect((await shop.db.select().from(verificationCodes)).map(({ phone }) => phone)).toEqual(['13800000002']);
    expect((await shop.call(getUserInfo, {}, { token })).status).toBe(200);
  });
});
