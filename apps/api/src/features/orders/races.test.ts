import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  claimCoupon,
  confirmOrder,
  createOrder,
  createReview,
  requestAfterSale,
} from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { count, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponClaims, coupons, orderItems, orders, payments, products, refunds, skus } from '../../db/schema/index.ts';
import { runJobsOnce } from '../../jobs/runJobs.ts';
import { addAddress, addCoupon, addCouponClaim, addProduct } from '../../testing/fixtures.ts';
import {
  createTestApp,
  type RunningPostgres,
  startPostgres,
  type TestApp,
  type TestShopper,
} from '../../testing/index.ts';
import { purchaseOf, reportOf, sendReport, signInAgain } from '../../testing/purchase.ts';
import { recordFigures } from '../../testing/recordFigures.ts';
import type { DeductStock } from './deductStock.ts';
import { placeOrder } from './placeOrder.ts';

// Uses PostgreSQL: PGlite runs transactions one at a time, so these tests would pass with broken code.
let postgres: RunningPostgres;
let shop: TestApp;
let skuId: string;
beforeAll(async () => {
  postgres = await startPostgres();
  shop = await createTestApp({ url: postgres.url });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

/** Counts the deadlocks of PostgreSQL; each one delays a user by a second. */
const deadlocks = async () => {
  const { rows } = await shop.db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::integer AS deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  return rows[0]?.deadlocks;
};

const PRICE = 20_000;
const freshSku = async (stock: number) => {
  ({ skuId } = await addProduct(shop.db, { price: PRICE, stock }));
};
const stock = async () => (await shop.db.select().from(skus).where(eq(skus.id, skuId)))[0]?.stock;
const sold = async () => {
  const [row] = await shop.db
    .select({ orders: count(), pieces: sum(orderItems.quantity).mapWith(Number) })
    .from(orderItems)
    .where(eq(orderItems.skuId, skuId));
  return row;
};

interface Buyer extends TestShopper {
  addressUuid: string;
}
const buyersOf = (many: number): Promise<Buyer[]> =>
  Promise.all(
    Array.from({ length: many }, async () => {
      const shopper = await shop.signUp();
      return { ...shopper, addressUuid: await addAddress(shop.db, shopper.id, shop.deps.clock()) };
    }),
  );
const bodyOf = ({ addressUuid }: Buyer, quantity = 1) => ({
  items: [{ skuUuid: skuId, quantity }],
  couponUuid: null,
  checkoutUuid: randomUUID(),
  addressUuid,
  expectedTotal: minor(PRICE * quantity),
});
const tally = (answers: readonly { status: number; failure: { error: string } | null }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, failure } of answers) {
    const outcome = status === 200 ? 'OK' : `${status} ${failure?.error}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

describe('fifty concurrent buyers of ten units', { tags: ['P1'] }, () => {
  const BUYERS = 50;
  const PIECES = 10;
  beforeEach(() => freshSku(PIECES));

  it('create exactly ten orders; the others get OUT_OF_STOCK', async ({ task }) => {
    const buyers = await buyersOf(BUYERS);
    const answers = await Promise.all(
      buyers.map((buyer) => shop.call(createOrder, { body: bodyOf(buyer) }, { token: buyer.token })),
    );
    expect(tally(answers)).toEqual({ OK: PIECES, '409 OUT_OF_STOCK': BUYERS - PIECES });
    expect(await stock()).toBe(0);
    expect(await sold()).toEqual({ orders: PIECES, pieces: PIECES });
    recordFigures(task, { buyers: BUYERS, pieces: PIECES, orders: PIECES });
  });

  it('would oversell without the condition in the update, which this test detects', async () => {
    const RIVALS = 15;
    const readAll = barrier(RIVALS);
    // The obvious but wrong implementation: read, check, then write the computed value.
    const lookThenWrite: DeductStock = async (tx, demand) => {
      for (const { sku, quantity } of demand) {
        const [row] = await tx.select({ stock: skus.stock }).from(skus).where(eq(skus.id, sku.skuUuid));
        const left = (row?.stock ?? 0) - quantity;
        if (left < 0) throw new Error('Out of stock');
        await readAll();
        await tx.update(skus).set({ stock: left }).where(eq(skus.id, sku.skuUuid));
      }
      return [...demand];
    };
    const { random, clock, shop: settings } = shop.deps;
    const outcomes = await Promise.allSettled(
      (await buyersOf(RIVALS)).map((buyer) =>
        shop.db.transaction((tx) =>
          placeOrder(
            tx,
            { ...bodyOf(buyer), shippingMethod: 'standard', note: '', isFromCart: false },
            { userId: buyer.id, now: clock(), random, shop: settings, deductStock: lookThenWrite },
          ),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(PIECES);
    expect((await sold())?.pieces).toBeGreaterThan(PIECES);
    expect(await stock()).toBe(PIECES - 1);
  });

  it('of two SKUs, requested in either order, neither oversell nor deadlock', async () => {
    const first = skuId;
    await freshSku(PIECES);
    const buyers = await buyersOf(30);
    const answers = await Promise.all(
      buyers.map((buyer, index) => {
        const items = [first, skuId].map((skuUuid) => ({ skuUuid, quantity: 1 }));
        if (index % 2 === 1) items.reverse();
        const body = { ...bodyOf(buyer), items, expectedTotal: minor(PRICE * 2) };
        return shop.call(createOrder, { body }, { token: buyer.token });
      }),
    );
    expect(tally(answers)).toEqual({ OK: PIECES, '409 OUT_OF_STOCK': 20 });
    const left = await shop.db.select().from(skus).where(gte(skus.stock, 0));
    expect(left.filter(({ id }) => id === first || id === skuId).map((row) => row.stock)).toEqual([0, 0]);
  });
});

describe('one checkout, sent fifty times concurrently', { tags: ['P3'] }, () => {
  it('creates one order, with or without one idempotency key', async () => {
    for (const key of [undefined, randomUUID()]) {
      await freshSku(50);
      const [buyer] = await buyersOf(1);
      if (!buyer) throw new Error('one buyer was made');
      const body = bodyOf(buyer, 2);
      const options = key === undefined ? { token: buyer.token } : { token: buyer.token, key };
      const answers = await Promise.all(Array.from({ length: 50 }, () => shop.call(createOrder, { body }, options)));
      expect(tally(answers)).toEqual({ OK: 50 });
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
      expect(await sold()).toEqual({ orders: 1, pieces: 2 });
      expect(await stock()).toBe(48);
    }
  });
});

describe('ids that two concurrent requests use', { tags: ['P3', 'P9'] }, () => {
  it('a checkout id creates one of two orders; the other request fails', async () => {
    for (let round = 0; round < 10; round += 1) {
      await freshSku(50);
      const [buyer] = await buyersOf(1);
      if (!buyer) throw new Error('one buyer was made');
      const one = bodyOf(buyer, 1);
      const two = { ...bodyOf(buyer, 2), checkoutUuid: one.checkoutUuid };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          shop.call(createOrder, { body: n % 2 === 0 ? one : two }, { token: buyer.token }),
        ),
      );
      expect(tally(answers)).toEqual({ OK: 10, '409 CHECKOUT_USED': 10 });
      expect(new Set(answers.flatMap(({ data }) => data.id ?? [])).size).toBe(1);
      expect((await sold())?.orders).toBe(1);
    }
  });

  it('an event id pays one of two orders; the other callback fails', async () => {
    for (let round = 0; round < 10; round += 1) {
      await freshSku(50);
      const purchase = purchaseOf(shop, await shop.signUp());
      const reports: Parameters<typeof sendReport>[1][] = [];
      for (let n = 0; n < 2; n += 1) {
        const order = await purchase.placeOrder(skuId);
        reports.push(reportOf(await purchase.start(order.id), { eventId: `event of round ${round}` }));
      }
      const answers = await Promise.all([...reports, ...reports].map((report) => sendReport(shop, report)));
      expect(tally(answers)).toEqual({ OK: 2, '409 EVENT_USED': 2 });
      expect(answers.filter(({ data }) => data.isApplied)).toHaveLength(1);
      const paid = await shop.db
        .select({ status: payments.status })
        .from(payments)
        .where(
          inArray(
            payments.id,
            reports.map(({ paymentId }) => paymentId),
          ),
        );
      expect(paid.map(({ status }) => status).sort()).toEqual(['paid', 'pending']);
    }
  });
});

describe('coupons', { tags: ['P11'] }, () => {
  it('are claimed five times when there are five, by a hundred concurrent users', async () => {
    const id = await addCoupon(shop.db, shop.deps.clock(), { total: 5 });
    const shoppers = await Promise.all(Array.from({ length: 100 }, () => shop.signUp()));
    const answers = await Promise.all(
      shoppers.map(({ token }) => shop.call(claimCoupon, { params: { id } }, { token })),
    );
    expect(tally(answers)).toEqual({ OK: 5, '409 COUPON_SOLD_OUT': 95 });
    const claims = await shop.db.select().from(couponClaims).where(eq(couponClaims.couponId, id));
    expect(claims).toHaveLength(5);
  });

  it('are claimed once by one user with twenty concurrent requests', async () => {
    const id = await addCoupon(shop.db, shop.deps.clock());
    const { token } = await shop.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call(claimCoupon, { params: { id } }, { token })),
    );
    expect(tally(answers)).toEqual({ OK: 1, '409 COUPON_CLAIMED': 19 });
  });

  it('are used for one of several concurrent orders', async () => {
    await freshSku(50);
    const [buyer] = await buyersOf(1);
    if (!buyer) throw new Error('one buyer was made');
    const couponUuid = await addCoupon(shop.db, shop.deps.clock());
    await addCouponClaim(shop.db, buyer.id, couponUuid, shop.deps.clock());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        const body = { ...bodyOf(buyer), couponUuid, expectedTotal: minor(PRICE - 1000) };
        return shop.call(createOrder, { body }, { token: buyer.token });
      }),
    );
    expect(tally(answers)).toEqual({ OK: 1, '409 COUPON_UNUSABLE': 9 });
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.id, couponUuid));
    expect(coupon?.used).toBe(1);
    expect(await stock()).toBe(49);
  });
});

describe('concurrent payment, cancellation and expiry', { tags: ['P10', 'P13'] }, () => {
  const ROUNDS = 12;
  /** Checks that stock and payments agree with the order status. */
  const expectSettled = async (orderId: string, quantity: number) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    const money = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    if (order?.status === 'unshipped') {
      expect(order.paymentStatus).toBe('paid');
      expect(money.map(({ status }) => status)).toEqual(['paid']);
      expect(back).toEqual([]);
      expect(await stock()).toBe(10 - quantity);
    } else {
      expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
      expect(money.map(({ status }) => status)).toEqual(['refunded']);
      expect(back).toHaveLength(1);
      expect(await stock()).toBe(10);
    }
  };

  it('a cancellation and five payment callbacks result in a paid order or a refund', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await freshSku(10);
      const shopper = await shop.signUp();
      const purchase = purchaseOf(shop, shopper);
      const order = await purchase.placeOrder(skuId, 2);
      const payment = await purchase.start(order.id);
      const report = reportOf(payment);
      const [cancelled, ...reports] = await Promise.all([
        shop.call(cancelOrder, { params: { id: order.id }, body: { reason: 'other' } }, { token: shopper.token }),
        ...[report, report, report, reportOf(payment), reportOf(payment)].map((one) => sendReport(shop, one)),
      ]);
      expect(cancelled.status).toBe(200);
      expect(reports.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(reports.filter(({ data }) => data.isApplied)).toHaveLength(1);
      await expectSettled(order.id, 2);
    }
  });

  it('expiry by two processes and a late callback result in a paid order or a refund', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await freshSku(10);
      const shopper = await shop.signUp();
      shopper.token = await signInAgain(shop, shopper);
      const purchase = purchaseOf(shop, shopper);
      const order = await purchase.placeOrder(skuId, 3);
      const payment = await purchase.start(order.id);
      shop.advance(30 * 60_000);
      const [report] = await Promise.all([
        sendReport(shop, reportOf(payment)),
        runJobsOnce(shop.deps),
        runJobsOnce(shop.deps),
      ]);
      expect(report.data).toEqual({ isApplied: true });
      await expectSettled(order.id, 3);
    }
  });
});

describe('twenty concurrent requests for one order item', { tags: ['P13'] }, () => {
  const placeShipped = async () => {
    const { id: productId, skuId: ordered } = await addProduct(shop.db, { price: PRICE, stock: 10 });
    const shopper = await shop.signUp();
    const order = await purchaseOf(shop, shopper).placeShipped(ordered, 2);
    const token = await signInAgain(shop, shopper);
    return { productId, order, token, orderItemUuid: order.items[0]?.id ?? '' };
  };

  it('request refunds of at most the bought units', async () => {
    const { order, token, orderItemUuid } = await placeShipped();
    const body = { orderItemUuid, kind: 'refundOnly', reason: 'damaged', quantity: 1 } as const;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.call(requestAfterSale, { params: { id: order.id }, body }, { token, key: randomUUID() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it('create one review, which counts once', async () => {
    const { productId, order, token, orderItemUuid } = await placeShipped();
    await shop.call(confirmOrder, { params: { id: order.id } }, { token });
    const body = { orderItemUuid, rating: 4, content: 'x' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call(createReview, { body }, { token, key: randomUUID() })),
    );
    expect(tally(answers)).toEqual({ OK: 1, '409 ALREADY_REVIEWED': 19 });
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(product).toMatchObject({ reviewCount: 1, ratingSum: 4 });
  });
});

it('none of the tests caused a deadlock', { tags: ['P1'] }, async () => {
  expect(await deadlocks()).toBe(0);
});

/** Creates a barrier that opens when `many` calls are waiting. */
function barrier(many: number): () => Promise<void> {
  let waiting = many;
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    waiting -= 1;
    if (waiting === 0) open();
    return opened;
  };
}
