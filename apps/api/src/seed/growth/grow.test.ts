import { getLogistics, getOrder, getProduct, listAddresses, listOrders, listProducts } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { findTransition, shippingFee } from '@mallard/domain/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, orderEvents, orders, products, users } from '../../db/schema/index.ts';
import { formatAddress } from '../../features/address/presenter.ts';
import { startSession } from '../../http/sessions/families.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { seededApp } from '../../testing/seededApp.ts';
import { grow, type ShopSize } from './grow.ts';

const SIZE = { products: 300, orders: 500, seed: 1 };
let shop: TestApp;
let told: string[];
beforeAll(async () => {
  shop = await seededApp();
  told = [];
  await grow(shop.db, SIZE, shop.deps.clock(), (what, made, wanted) => told.push(`${what} ${made}/${wanted}`));
});
afterAll(() => shop.close());

/** How many rows a condition finds; each condition says what must not be. */
async function countWrong(condition: string): Promise<number> {
  const { rows } = await shop.db.execute<{ wrong: number }>(
    sql`SELECT count(*)::int AS wrong FROM ${sql.raw(condition)}`,
  );
  return rows[0]?.wrong ?? -1;
}

describe('a grown shop', () => {
  it('has as many products and orders as it was asked for, and told so on the way', async () => {
    expect(await shop.db.$count(products)).toBe(SIZE.products);
    expect(await shop.db.$count(orders)).toBe(SIZE.orders);
    expect(told.some((line) => line.startsWith('products'))).toBe(true);
    expect(told.at(-1)).toBe('orders 495/495');
  });

  it('is described as the contract has it: every product and every list', async () => {
    const rows = await shop.db.select({ id: products.id }).from(products);
    for (const { id } of rows) expect((await shop.call(getProduct, { params: { id } })).status).toBe(200);
    const { data } = await shop.call(listProducts, { query: { pageSize: 100 } });
    expect(data.total).toBe(await shop.db.$count(products, eq(products.isOnSale, true)));
    expect(data.items).toHaveLength(100);
  });

  it.each([
    ['products without a SKU', 'products p WHERE NOT EXISTS (SELECT FROM skus WHERE product_id = p.id)'],
    [
      'products at another price than the lowest of their SKUs',
      'products p WHERE price <> (SELECT min(price) FROM skus WHERE product_id = p.id)',
    ],
    [
      'products with other stars than their reviews',
      `products p WHERE (rating_sum, review_count)
         <> (SELECT coalesce(sum(rating), 0), count(*) FROM reviews WHERE product_id = p.id)`,
    ],
    [
      'reviews from before the product',
      "reviews r JOIN products p ON p.id = product_id WHERE r.created_at < published_at - interval '1 day'",
    ],
    ['products that were reviewed more often than sold', 'products WHERE review_count > sales'],
    [
      'choices that lists cannot be narrowed by',
      `skus s CROSS JOIN jsonb_each_text(s.values) chosen (key, value) WHERE NOT EXISTS (
         SELECT FROM product_attributes a WHERE a.product_id = s.product_id AND a.specification = key AND a.value = chosen.value)`,
    ],
    [
      'orders that cost another sum than their lines',
      'orders o WHERE goods <> (SELECT sum(price * quantity) FROM order_items WHERE order_id = o.id)',
    ],
    [
      'lines of a SKU at another product',
      'order_items i JOIN skus s ON s.id = sku_id WHERE s.product_id <> i.product_id',
    ],
    ['SKUs twice in an order', '(SELECT FROM order_items GROUP BY order_id, sku_id HAVING count(*) > 1) twice'],
    [
      'orders without an event for every step',
      'orders o WHERE version + 1 <> (SELECT count(*) FROM order_events WHERE order_id = o.id)',
    ],
    [
      'moments out of order',
      `orders WHERE created_at > coalesce(paid_at, created_at) OR paid_at > shipped_at OR shipped_at > completed_at
         OR (status = 'cancelled') <> (cancelled_at IS NOT NULL) OR (status = 'completed') <> (completed_at IS NOT NULL)`,
    ],
    [
      'paid orders without a payment of their total',
      `orders o WHERE payment_status = 'paid'
        AND NOT EXISTS (SELECT FROM payments WHERE order_id = o.id AND status = 'paid' AND amount = o.total)`,
    ],
    [
      'parcels on their way without a trace',
      `orders o WHERE status = 'shipped' AND NOT EXISTS (SELECT FROM logistics_events WHERE order_id = o.id)`,
    ],
  ])('has no %s', async (_what, condition) => {
    expect(await countWrong(condition)).toBe(0);
  });

  it('lets nothing have happened that is still to come', async () => {
    const now = shop.deps.clock().toISOString();
    for (const moment of ['created_at', 'paid_at', 'shipped_at', 'completed_at', 'cancelled_at'])
      expect(await countWrong(`orders WHERE ${moment} > '${now}'`)).toBe(0);
    expect(await countWrong(`order_events WHERE created_at > '${now}'`)).toBe(0);
  });

  it('has orders in every state, each brought there by steps that the rules know', async () => {
    const found = await shop.db.select().from(orders);
    expect(new Set(found.map(({ status }) => status)).size).toBe(5);
    const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.createdAt);
    for (const { id, status } of found) {
      const [created, ...others] = events.filter(({ orderId }) => orderId === id);
      expect(created).toMatchObject({ event: 'create', toStatus: 'unpaid' });
      const reached = others.reduce((from, { event, actor, toStatus }) => {
        expect(findTransition(from, event as 'pay', actor as 'gateway')?.to).toBe(toStatus);
        return toStatus;
      }, 'unpaid');
      expect(reached).toBe(status);
    }
  });

  it('charges shipping and writes addresses as the shop does', async () => {
    const rows = await shop.db
      .select({ order: orders, address: addresses })
      .from(orders)
      .innerJoin(addresses, eq(addresses.userId, orders.userId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(sql`${users.username} LIKE 'shopper%'`);
    expect(rows.length).toBe(495);
    for (const { order, address } of rows) {
      expect(order.shipping).toBe(shippingFee(order.shippingMethod, minor(order.goods)));
      expect(order.shippingAddress).toBe(formatAddress(address));
    }
  });

  it('shows its shoppers what they ordered', async () => {
    const [shipped] = await shop.db.select().from(orders).where(eq(orders.status, 'shipped')).limit(1);
    const { token } = await startSession(shop.db, {
      userId: shipped?.userId ?? '',
      isRemembered: true,
      now: shop.deps.clock(),
      secret: shop.deps.secrets.token,
    });
    const params = { id: shipped?.id ?? '' };
    expect((await shop.call(getOrder, { params }, { token })).data.items.length).toBeGreaterThan(0);
    expect((await shop.call(getLogistics, { params }, { token })).data.events.length).toBeGreaterThan(0);
    expect((await shop.call(listOrders, { query: {} }, { token })).status).toBe(200);
    expect((await shop.call(listAddresses, {}, { token })).data).toHaveLength(1);
  });

  it('is only tidied when the same is asked for again', async () => {
    const again: string[] = [];
    await grow(shop.db, SIZE, shop.deps.clock(), (what) => again.push(what));
    expect(again).toEqual([]);
    expect(await shop.db.$count(orders)).toBe(SIZE.orders);
  });

  it('is grown once', async () => {
    await expect(grow(shop.db, { ...SIZE, products: 400 }, shop.deps.clock(), () => {})).rejects.toThrow(
      'has been grown before',
    );
  });
});

describe('growing', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await seededApp();
  });
  afterAll(() => other.close());

  it('refuses a shop that is larger already, and changes nothing', async () => {
    const before = await other.db.$count(products);
    await expect(grow(other.db, { products: 10, orders: 10, seed: 1 }, other.deps.clock(), () => {})).rejects.toThrow(
      `has ${before} products and 5 orders already`,
    );
    expect(await other.db.$count(products)).toBe(before);
  });

  it('goes on where it was broken off, and ends with the same shop', async () => {
    const before = await other.db.$count(products);
    const breakOff = (what: string) => {
      if (what === 'orders') throw new Error('power cut');
    };
    const again = (size: ShopSize) => grow(other.db, size, other.deps.clock(), () => {});
    await expect(grow(other.db, SIZE, other.deps.clock(), breakOff)).rejects.toThrow('power cut');
    expect(await other.db.$count(products)).toBe(SIZE.products);
    expect(await other.db.$count(orders)).toBe(5);
    await expect(again({ ...SIZE, seed: 2 })).rejects.toThrow(
      'was half grown with --products 300 --orders 500 --seed 1',
    );
    await again(SIZE);
    expect(await other.db.$count(products)).toBe(SIZE.products);
    expect(before).toBeLessThan(SIZE.products);
    const totalsOf = ({ db }: TestApp) =>
      db.select({ id: orders.id, total: orders.total }).from(orders).orderBy(orders.id);
    expect(await totalsOf(other)).toEqual(await totalsOf(shop));
  });

  it('goes without orders', async () => {
    const empty = await createTestApp();
    await grow(empty.db, { products: 0, orders: 0, seed: 1 }, empty.deps.clock(), () => {});
    expect(await empty.db.$count(products)).toBe(0);
    await empty.close();
  });
});
