import { setTimeout } from 'node:timers/promises';
import { addToCart, createOrder, getCart, getHealth, getReady, login } from '@mallard/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmission } from '../http/limits/createAdmission.ts';
import { addProduct } from '../testing/fixtures.ts';
import {
  createTestApp,
  type RunningPostgres,
  startPostgres,
  type TestApp,
  type TestShopper,
} from '../testing/index.ts';
import { type Purchase, purchaseOf } from '../testing/purchase.ts';

type OrderBody = Awaited<ReturnType<Purchase['draft']>>;

const PATIENCE_MS = 300;
const WITHIN_MS = 1000;

let postgres: RunningPostgres;
let shop: TestApp;
let shopper: TestShopper;
beforeAll(async () => {
  postgres = await startPostgres();
  shop = await createTestApp({ url: postgres.url });
  shop.deps.admit = createAdmission({ atOnce: shop.connection.capacity, patienceMs: PATIENCE_MS });
  shopper = await shop.signUp();
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

/** Blocks all queries that use the `carts` table until the returned function is called. */
async function lockCarts(): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    ended = shop.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE carts IN ACCESS EXCLUSIVE MODE`);
      resolve();
      await released;
    });
    ended.catch(reject);
  });
  return async () => {
    release();
    await ended;
  };
}

const timed = async <T extends { status: number }>(call: Promise<T>) => {
  const start = performance.now();
  const answer = await call;
  return { ...answer, ms: performance.now() - start };
};
const readCart = (headers?: Record<string, string>) =>
  timed(shop.call(getCart, {}, { token: shopper.token, ...(headers && { headers }) }));

describe('when all database slots are occupied', () => {
  it('other requests fail as OVERLOADED within a second, and succeed again right afterwards', async () => {
    const unlock = await lockCarts();
    const occupying = Array.from({ length: shop.connection.capacity }, () => readCart());
    const refused = await Promise.all(Array.from({ length: 100 }, () => readCart()));
    for (const { status, failure, headers, ms } of refused) {
      expect({ status, failure }).toMatchObject({
        status: 503,
        failure: { error: 'OVERLOADED', errorType: 'OVERLOADED', retryAfter: 1 },
      });
      expect(headers.get('Retry-After')).toBe('1');
      expect(ms).toBeLessThan(WITHIN_MS);
    }
    await unlock();
    expect(new Set((await Promise.all(occupying)).map(({ status }) => status))).toEqual(new Set([200]));
    const after = await readCart();
    expect(after.status).toBe(200);
    expect(after.ms).toBeLessThan(WITHIN_MS);
  });

  it('the health and readiness endpoints still return 200', async () => {
    const unlock = await lockCarts();
    const occupying = Array.from({ length: shop.connection.capacity }, () => readCart());
    const refused = await readCart();
    expect(refused.status).toBe(503);
    expect((await timed(shop.call(getHealth, {}))).status).toBe(200);
    const ready = await timed(shop.call(getReady, {}));
    expect(ready.status).toBe(200);
    expect(ready.ms).toBeLessThan(WITHIN_MS);
    await unlock();
    await Promise.all(occupying);
  });

  it('a rejected write has no effect, and can be retried with the same idempotency key', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 5 });
    const buyer = await shop.signUp();
    const add = () =>
      shop.call(addToCart, { body: { skuUuid: skuId, quantity: 2 } }, { token: buyer.token, key: 'overload-key-1' });
    const unlock = await lockCarts();
    const occupying = Array.from({ length: shop.connection.capacity }, () => readCart());
    expect((await add()).failure.error).toBe('OVERLOADED');
    await unlock();
    await Promise.all(occupying);
    const { data } = await add();
    expect(data.items.map(({ quantity }) => quantity)).toEqual([2]);
  });
});

describe('more buyers than database slots', () => {
  it('all get OUT_OF_STOCK for a sold-out SKU, on the first try or on a retry', async () => {
    const BUYERS = 60;
    const { skuId } = await addProduct(shop.db, { stock: 1 });
    const purchases: { buyer: TestShopper; body: OrderBody }[] = [];
    for (let n = 0; n < BUYERS; n += 1) {
      const buyer = await shop.signUp();
      purchases.push({ buyer, body: await purchaseOf(shop, buyer).draft(skuId) });
    }
    const order = async (buyer: TestShopper, body: OrderBody): Promise<string> => {
      for (;;) {
        const { status, failure } = await shop.call(createOrder, { body }, { token: buyer.token });
        if (status === 200) return 'OK';
        if (failure.errorType !== 'OVERLOADED') return failure.error;
        await setTimeout((failure.retryAfter ?? 0) * 1000);
      }
    };
    const codes = await Promise.all(purchases.map(({ buyer, body }) => order(buyer, body)));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(BUYERS - 1);
  });
});

describe('more logins than the server can hash at once', () => {
  it('fail as OVERLOADED when the queue is full', async () => {
    const body = { username: 'nobody', password: 'ab'.repeat(32) };
    const answers = await Promise.all(Array.from({ length: 300 }, () => timed(shop.call(login, { body }))));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { failure } of refused) expect(failure.error).toBe('OVERLOADED');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  });
});
