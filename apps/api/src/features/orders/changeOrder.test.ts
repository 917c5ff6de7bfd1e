import { nextOrderStatus, orderActors, orderEvents, orderTransitions } from '@mallard/domain/rules';
import { Refusal } from '@mallard/domain/serving';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponClaims, orderEvents as eventRows, orders, skus } from '../../db/schema/index.ts';
import { addCoupon, addCouponClaim, addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { purchaseOf } from '../../testing/purchase.ts';
import { recordFigures } from '../../testing/recordFigures.ts';
import { changeOrder } from './changeOrder.ts';

/** Number of random sequences. Set `SEQUENCES=10000 FUZZ_SEED=7` for more sequences and another seed. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 60);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_128);
const STOCK = 100_000;
const START = new Date('2026-11-20T08:00:00Z').getTime();

let shop: TestApp;
let skuId: string;
let couponUuid: string;
beforeAll(async () => {
  shop = await createTestApp();
  couponUuid = await addCoupon(shop.db, new Date(START), { total: STOCK });
  ({ skuId } = await addProduct(shop.db, { price: 20_000, stock: STOCK }));
});
afterAll(() => shop.close());

const stock = async () => (await shop.db.select().from(skus).where(eq(skus.id, skuId)))[0]?.stock ?? Number.NaN;

/** An action on a server whose clock may be off by a minute. */
const attempt = fc.record({
  event: fc.constantFrom(...orderEvents),
  actor: fc.constantFrom(...orderActors),
  skew: fc.integer({ min: -60_000, max: 60_000 }),
});

it('only allows transitions of the table, for any sequence of actions and actors', {
  tags: ['P11', 'P13'],
  timeout: 120_000 + SEQUENCES * 1000,
}, async ({ task }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 14 }), async (attempts) => {
      const now = new Date(START);
      // Each sequence has its own shopper, because the coupons of a shopper are compared for each order.
      const shopper = await shop.signUp();
      const purchase = purchaseOf(shop, shopper);
      const claimId = await addCouponClaim(shop.db, shopper.id, couponUuid, now);
      const before = await stock();
      const { id: orderId } = await purchase.placeOrder(skuId, 2, { couponUuid });

      let status: string = 'unpaid';
      for (const { event, actor, skew } of attempts) {
        const expected = nextOrderStatus(status, event, actor);
        const outcome = await shop.db
          .transaction((tx) => changeOrder(tx, { orderId, event, actor, now: new Date(START + skew) }))
          .catch((error: unknown) => error);
        if (expected === undefined) {
          expect(outcome).toBeInstanceOf(Refusal);
          expect(outcome).toMatchObject({ code: 'ORDER_STATE', status: 409 });
        } else expect(outcome).toMatchObject({ status: expected });
        status = expected ?? status;
      }

      const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
      const [claim] = await shop.db.select().from(couponClaims).where(eq(couponClaims.id, claimId));
      const happened = await shop.db
        .select()
        .from(eventRows)
        .where(eq(eventRows.orderId, orderId))
        .orderBy(asc(eventRows.createdAt));
      const isCancelled = status === 'cancelled';
      expect(order).toMatchObject({ status, version: happened.length - 1 });
      expect(await stock()).toBe(isCancelled ? before : before - 2);
      expect(claim?.status).toBe(isCancelled ? 'claimed' : 'used');
      for (const { event, fromStatus, toStatus } of happened.filter((row) => row.event !== 'create'))
        expect(
          orderTransitions.some((row) => row.event === event && row.from === fromStatus && row.to === toStatus),
        ).toBe(true);
      const statusDates = [order?.createdAt, order?.paidAt, order?.shippedAt, order?.completedAt ?? order?.cancelledAt];
      const times = statusDates.flatMap((date) => (date ? [date.getTime()] : []));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
    { numRuns: SEQUENCES, seed: SEED, includeErrorInReport: true },
  );
  recordFigures(task, { 'random sequences of changes': SEQUENCES });
});
