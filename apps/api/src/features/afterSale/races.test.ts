import { randomUUID } from 'node:crypto';
import { type Order, requestAfterSale, withdrawAfterSale } from '@mallard/domain/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterSales, orders, payments, refunds, skus } from '../../db/schema/index.ts';
import { runJobsOnce } from '../../jobs/runJobs.ts';
import { addProduct } from '../../testing/fixtures.ts';
import {
  createTestApp,
  type RunningPostgres,
  startPostgres,
  type TestApp,
  type TestShopper,
} from '../../testing/index.ts';
import { purchaseOf, signInAgain } from '../../testing/purchase.ts';

// Uses PostgreSQL: PGlite runs transactions one at a time, so these tests would pass with broken code.
let postgres: RunningPostgres;
let shop: TestApp;
let skuId: string;
beforeAll(async () => {
  postgres = await startPostgres();
  shop = await createTestApp({ url: postgres.url });
  ({ skuId } = await addProduct(shop.db, { price: 20_000, stock: 500 }));
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

const stock = async () => (await shop.db.select().from(skus).where(eq(skus.id, skuId)))[0]?.stock ?? 0;

async function buy(quantity: number): Promise<{ shopper: TestShopper; order: Order }> {
  const shopper = await shop.signUp();
  // An earlier test may have advanced the clock since the token was issued.
  shopper.token = await signInAgain(shop, shopper);
  return { shopper, order: await purchaseOf(shop, shopper).placeShipped(skuId, quantity) };
}

const ask = ({ token }: TestShopper, order: Order, quantity: number, key?: string) =>
  shop.call(
    requestAfterSale,
    {
      params: { id: order.id },
      body: { orderItemUuid: order.items[0]?.id ?? '', kind: 'refundOnly', reason: 'damaged', quantity },
    },
    key === undefined ? { token } : { token, key },
  );

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

it('of twenty concurrent requests for three items, three succeed', async () => {
  const { shopper, order } = await buy(3);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shopper, order, 1)));
  expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(3);
  expect(statusesOf(answers).filter((status) => status === 409)).toHaveLength(17);
  const rows = await shop.db.select().from(afterSales).where(eq(afterSales.orderId, order.id));
  expect(rows).toHaveLength(3);
});

it('twenty concurrent requests with one idempotency key create one request', async () => {
  const { shopper, order } = await buy(20);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shopper, order, 1, key)));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
});

it('two processes that refund all items concurrently refund the total once', async () => {
  const { shopper, order } = await buy(4);
  for (let piece = 0; piece < 4; piece += 1) expect((await ask(shopper, order, 1)).status).toBe(200);
  for (let step = 0; step < 2; step += 1) {
    shop.advance(20_000);
    await Promise.all([runJobsOnce(shop.deps), runJobsOnce(shop.deps), runJobsOnce(shop.deps)]);
    await runJobsOnce(shop.deps);
  }
  const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.amounts.total);
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row?.paymentStatus).toBe('refunded');
});

it('of a concurrent withdrawal and refund, only one succeeds', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shopper, order } = await buy(1);
    const before = await stock();
    const { data } = await ask(shopper, order, 1);
    shop.advance(20_000);
    await runJobsOnce(shop.deps);
    shop.advance(20_000);
    const token = await signInAgain(shop, shopper);
    const [withdrawn] = await Promise.all([
      shop.call(withdrawAfterSale, { params: { id: data.id } }, { token }),
      runJobsOnce(shop.deps),
      runJobsOnce(shop.deps),
    ]);
    const [request] = await shop.db.select().from(afterSales).where(eq(afterSales.id, data.id));
    const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(request?.status).toBe(withdrawn.status === 200 ? 'withdrawn' : 'refunded');
    expect(back).toHaveLength(withdrawn.status === 200 ? 0 : 1);
    expect(payment?.status).toBe(withdrawn.status === 200 ? 'paid' : 'refunded');
    expect(await stock()).toBe(before);
  }
});

it('none of the tests caused a deadlock', async () => {
  const { rows } = await shop.db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::integer AS deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  expect(rows[0]?.deadlocks).toBe(0);
});
