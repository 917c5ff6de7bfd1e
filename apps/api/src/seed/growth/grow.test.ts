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
let progressLines: string[];
beforeAll(async () => {
  shop = await seededApp();
  progressLines = [];
  await grow(shop.db, shop.deps.shop, SIZE, shop.deps.clock(), (what, count, total) =>
    progressLines.push(`${what} ${count}/${total}`),
  );
});
afterAll(() => shop.close());

/** Counts the rows that violate an invariant. */
async function countWrong(condition: string): Promise<number> {
  const { rows } = await shop.db.execute<{ wrong: number }>(
    sql`SELECT count(*)::int AS wrong FROM ${sql.raw(condition)}`,
  );
  return rows[0]?.wrong ?? -1;
}

describe('a grown shop', () => {
  it('has the requested number of products and orders, and reports progress', async () => {
    expect(await shop.db.$count(products)).toBe(SIZE.products);
    expect(await shop.db.$count(orders)).toBe(SIZE.orders);
    expect(progressLines.some((line) => line.startsWith('products'))).toBe(true);
    expect(progressLines.at(-1)).toBe('orders 495/495');
  });

  it('has products and lists that match the contract', async () => {
    const rows = await shop.db.select({ id: products.id }).from(products);
    for (const { id } of rows) expect((await shop.call(getProduct, { params: { id } })).status).toBe(200);
    const { data } = await shop.call(listProducts, { query: { pageSize: 100 } });
    expect(data.total).toBe(await shop.db.$count(products, eq(products.isOnSale, true)));
    expect(data.items).toHaveLength(100);
  });

  it.each([
    ['products without a SKU', 'products p WHERE NOT EXISTS (SELECT FROM skus WHERE product_id = p.id)'],
    [
      'products whose price is not the lowest of their SKUs',
      'products p WHERE price <> (SELECT min(price) FROM skus WHERE product_id = p.id)',
    ],
    [
      'products whose rating differs from their reviews',
      `products p WHERE (rating_sum, review_count)
         <> (SELECT coalesce(sum(rating), 0), count(*) FROM reviews WHERE product_id = p.id)`,
    ],
    [
      'reviews before the publication of the product',
      "reviews r JOIN products p ON p.id = product_id WHERE r.created_at < published_at - interval '1 day'",
    ],
    ['products with more reviews than sales', 'products WHERE review_count > sales'],
    [
      'SKU values without a filter value',
      `skus s CROSS JOIN jsonb_each_text(s.values) chosen (key, value) WHERE NOT EXISTS (
         SELECT FROM product_attributes a WHERE a.product_id = s.product_id AND a.specification = key AND a.value = chosen.value)`,
    ],
    [
      'orders whose amount differs from the sum of their items',
      'orders o WHERE goods <> (SELECT sum(price * quantity) FROM order_items WHERE order_id = o.id)',
    ],
    [
      'order items whose SKU belongs to another product',
      'order_items i JOIN skus s ON s.id = sku_id WHERE s.product_id <> i.product_id',
    ],
    ['duplicate SKUs in an order', '(SELECT FROM order_items GROUP BY order_id, sku_id HAVING count(*) > 1) twice'],
    [
      'orders with a missing event',
      'orders o WHERE version + 1 <> (SELECT count(*) FROM order_events WHERE order_id = o.id)',
    ],
    [
      'timestamps in the wrong order',
      `orders WHERE created_at > coalesce(paid_at, created_at) OR paid_at > shipped_at OR shipped_at > completed_at
         OR (status = 'cancelled') <> (cancelled_at IS NOT NULL) OR (status = 'completed') <> (completed_at IS NOT NULL)`,
    ],
    [
      'paid orders without a payment of their total',
      `orders o WHERE payment_status = 'paid'
        AND NOT EXISTS (SELECT FROM payments WHERE order_id = o.id AND status = 'paid' AND amount = o.total)`,
    ],
    [
      'shipped orders without tracking events',
      `orders o WHERE status = 'shipped' AND NOT EXISTS (SELECT FROM logistics_events WHERE order_id = o.id)`,
    ],
  ])('has no %s', async (_title, condition) => {
    expect(await countWrong(condition)).toBe(0);
  });

  it('has no past events in the future', async () => {
    const now = shop.deps.clock().toISOString();
    for (const column of ['created_at', 'paid_at', 'shipped_at', 'completed_at', 'cancelled_at'])
      expect(await countWrong(`orders WHERE ${column} > '${now}'`)).toBe(0);
    expect(await countWrong(`order_events WHERE created_at > '${now}'`)).toBe(0);
  });

  it('has orders in every status, reached by valid transitions', async () => {
    const orderRows = await shop.db.select().from(orders);
    expect(new Set(orderRows.map(({ status }) => status)).size).toBe(5);
    const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.createdAt);
    for (const { id, status } of orderRows) {
      const [created, ...laterEvents] = events.filter(({ orderId }) => orderId === id);
      expect(created).toMatchObject({ event: 'create', toStatus: 'unpaid' });
      const reached = laterEvents.reduce((from, { event, actor, toStatus }) => {
        expect(findTransition(from, event as 'pay', actor as 'gateway')?.to).toBe(toStatus);
        return toStatus;
      }, 'unpaid');
      expect(reached).toBe(status);
    }
  });

  it('has the same shipping fees and address format as the shop', async () => {
    const rows = await shop.db
      .select({ order: orders, address: addresses })
      .from(orders)
      .innerJoin(addresses, eq(addresses.userId, orders.userId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(sql`${users.username} LIKE 'shopper%'`);
    expect(rows.length).toBe(495);
    for (const { order, address } of rows) {
      expect(order.shipping).toBe(shippingFee(shop.deps.shop, order.shippingMethod, minor(order.goods)));
      expect(order.shippingAddress).toBe(formatAddress(address));
    }
  });

  it('shows users their orders', async () => {
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

  it('only runs maintenance when the same size is requested again', async () => {
    const again: string[] = [];
    await grow(shop.db, shop.deps.shop, SIZE, shop.deps.clock(), (what) => again.push(what));
    expect(again).toEqual([]);
    expect(await shop.db.$count(orders)).toBe(SIZE.orders);
  });

  it('can’t be grown to another size', async () => {
    await expect(
      grow(shop.db, shop.deps.shop, { ...SIZE, products: 400 }, shop.deps.clock(), () => {}),
    ).rejects.toThrow('was grown before');
  });
});

describe('growing', () => {
  let otherShop: TestApp;
  beforeAll(async () => {
    otherShop = await seededApp();
  });
  afterAll(() => otherShop.close());

  it('rejects a shop that is already larger, and changes nothing', async () => {
    const before = await otherShop.db.$count(products);
    await expect(
      grow(otherShop.db, otherShop.deps.shop, { products: 10, orders: 10, seed: 1 }, otherShop.deps.clock(), () => {}),
    ).rejects.toThrow(`has ${before} products and 5 orders already`);
    expect(await otherShop.db.$count(products)).toBe(before);
  });

  it('continues after an interruption, with the same result', async () => {
    const before = await otherShop.db.$count(products);
    const breakOff = (what: string) => {
      if (what === 'orders') throw new Error('power cut');
    };
    const again = (size: ShopSize) => grow(otherShop.db, otherShop.deps.shop, size, otherShop.deps.clock(), () => {});
    await expect(grow(otherShop.db, otherShop.deps.shop, SIZE, otherShop.deps.clock(), breakOff)).rejects.toThrow(
      'power cut',
    );
    expect(await otherShop.db.$count(products)).toBe(SIZE.products);
    expect(await otherShop.db.$count(orders)).toBe(5);
    await expect(again({ ...SIZE, seed: 2 })).rejects.toThrow(
      'has an interrupted growth with --products 300 --orders 500 --seed 1',
    );
    await again(SIZE);
    expect(await otherShop.db.$count(products)).toBe(SIZE.products);
    expect(before).toBeLessThan(SIZE.products);
    const totalsOf = ({ db }: TestApp) =>
      db.select({ id: orders.id, total: orders.total }).from(orders).orderBy(orders.id);
    expect(await totalsOf(otherShop)).toEqual(await totalsOf(shop));
  });

  it('works without orders', async () => {
    const empty = await createTestApp();
    await grow(empty.db, empty.deps.shop, { products: 0, orders: 0, seed: 1 }, empty.deps.clock(), () => {});
    expect(await empty.db.$count(products)).toBe(0);
    await empty.close();
  });
});
