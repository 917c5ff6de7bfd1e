import type { Shop } from '@mallard/domain/contract';
import { CONFIRM_AFTER_MS, offeredShippingMethods, PAY_WITHIN_MS, shippingTermsOf } from '@mallard/domain/rules';
import { CARRIER, parcelSteps } from '@mallard/domain/serving';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { growShoppers } from './growShoppers.ts';
import { createRandomFunction, RANDOM_FUNCTION } from './randomInSql.ts';

const ORDERS_AT_ONCE = 25_000;
const OLDEST_DAYS = 400;
/** Number of products that are ordered, one SKU of each; best sellers most often. */
const MAX_ORDERED_PRODUCTS = 50_000;
const MAX_ORDER_LINES = 4;

const ORDERS_PER_SHOPPER = 10;
/** Time to pay, as an interval in SQL. */
const payWithin = sql`${PAY_WITHIN_MS / 60_000}::int * interval '1 minute'`;

/** Options for `growOrders`. */
export interface OrderGrowth {
  shop: Shop;
  count: number;
  /** Random seed of the shop. */
  seed: number;
  /** Base of all generated timestamps. */
  now: Date;
  /** Called from time to time with the number of created orders. */
  onProgress(count: number): void;
}

/**
 * Creates users and their orders with items, events, payments and recent tracking events. The status depends on the order's age.
 * Amounts follow the shipping rules. Doesn't change stock, which counts as the remaining stock.
 */
export async function growOrders(tx: Database, { shop, count, seed, now, onProgress }: OrderGrowth): Promise<void> {
  if (count === 0) return;
  await createRandomFunction(tx);
  await growShoppers(tx, { count: Math.ceil(count / ORDERS_PER_SHOPPER), seed, now });
  await collectSkus(tx);
  for (let start = 0; start < count; start += ORDERS_AT_ONCE) {
    const end = Math.min(start + ORDERS_AT_ONCE, count);
    await drawOrders(tx, { shop, start, end, count, seed, now });
    await insertOrders(tx, shop, seed);
    onProgress(end);
  }
}

/** Creates a temporary table of ordered SKUs, best sellers first, with the texts and pictures that orders copy. */
async function collectSkus(tx: Database): Promise<void> {
  await tx.execute(sql`
    CREATE TEMPORARY TABLE grown_skus ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY p.sales DESC, p.id)::int - 1 AS place,
      s.id AS sku_id, p.id AS product_id, p.title, s.price, coalesce(s.picture, p.pictures -> 0) AS picture,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('name', groups.one -> 'name', 'value', choice.one -> 'name') ORDER BY groups.place)
        FROM jsonb_array_elements(p.specifications) WITH ORDINALITY AS groups (one, place)
        CROSS JOIN jsonb_array_elements(groups.one -> 'values') AS choice (one)
        WHERE choice.one ->> 'id' = s.values ->> (groups.one ->> 'id')
      ), '[]') AS attributes
    FROM (SELECT * FROM products WHERE is_on_sale ORDER BY sales DESC, id LIMIT ${MAX_ORDERED_PRODUCTS}::int) p
    JOIN skus s ON s.product_id = p.id AND s.position = 0`);
  await tx.execute(sql`CREATE UNIQUE INDEX ON grown_skus (place)`);
  await tx.execute(sql`ANALYZE grown_skus`);
}

interface Range {
  shop: Shop;
  /** Index of the first order, and the index after the last. */
  start: number;
  end: number;
  count: number;
  seed: number;
  now: Date;
}

/** Generates users, items, dates and outcomes of orders in temporary tables. */
async function drawOrders(tx: Database, { shop, start, end, count, seed, now }: Range): Promise<void> {
  const [usualMethod, rareMethod = usualMethod] = offeredShippingMethods(shop);
  const draw = (stream: number) => sql`${RANDOM_FUNCTION}(${seed}::int, ${stream}::int, n)`;
  await tx.execute(sql`DROP TABLE IF EXISTS pg_temp.grown_lines, pg_temp.grown_orders`);
  await tx.execute(sql`
    CREATE TEMPORARY TABLE grown_lines ON COMMIT DROP AS
    SELECT n, line, md5(${seed}::int || ':item:' || n || ':' || line)::uuid AS id, goods.*,
      1 + floor(3 * ${RANDOM_FUNCTION}(${seed}::int, 20 + line, n) ^ 3)::int AS quantity
    FROM (
      -- Places that are a step apart from each other are different ones, so an order names a SKU once.
      SELECT n, size, least(1 + floor(${draw(10)} ^ 2 * ${MAX_ORDER_LINES}::int)::int, size) AS lines,
        floor(${draw(11)} ^ 3 * size)::int AS first, 1 + floor(${draw(12)} * greatest(size / ${MAX_ORDER_LINES}::int - 1, 0))::int AS step
      FROM generate_series(${start}::bigint, ${end - 1}::bigint) n, (SELECT count(*)::int AS size FROM grown_skus) shop
    ) orders
    CROSS JOIN LATERAL generate_series(0, lines - 1) line
    JOIN grown_skus goods ON goods.place = (first + line * step) % size`);
  await tx.execute(sql`
    CREATE TEMPORARY TABLE grown_orders ON COMMIT DROP AS
    WITH random_values AS (
      SELECT n, md5(${seed}::int || ':order:' || n)::uuid AS id, md5(${seed}::int || ':checkout:' || n)::uuid AS checkout_id,
        floor(${draw(1)} * shoppers)::int AS shopper, ${draw(2)} AS luck, ${draw(3)} AS haste, ${draw(4)} AS preference,
        -- Numbered by age, oldest first, the newest few minutes ago.
        ${now.toISOString()}::timestamptz
          - ((${count}::int - n - ${draw(5)}) / ${count}::int) * ${OLDEST_DAYS}::int * interval '1 day' AS created_at
      FROM generate_series(${start}::bigint, ${end - 1}::bigint) n, (SELECT count(*) AS shoppers FROM grown_shoppers) all_shoppers
    ), aged AS (
      SELECT *, ${now.toISOString()}::timestamptz - created_at AS age,
        CASE WHEN preference < 0.2 THEN ${rareMethod} ELSE ${usualMethod} END AS shipping_method,
        CASE WHEN preference < 0.5 THEN 'alipay' WHEN preference < 0.9 THEN 'wechat' ELSE 'card' END AS payment_method,
        created_at + (1 + 20 * haste) * interval '1 minute' AS paid_at,
        created_at + (0.5 + haste) * interval '1 day' AS shipped_at,
        created_at + (2.5 + 5 * haste) * interval '1 day' AS completed_at
      FROM random_values
    )
    SELECT aged.*, amounts.goods,
      CASE
        WHEN shipping_method = 'standard' AND amounts.goods >= ${shop.freeShippingFrom}::bigint THEN 0
        WHEN shipping_method = ${usualMethod} THEN ${shippingTermsOf(shop, usualMethod).fee}::bigint
        ELSE ${shippingTermsOf(shop, rareMethod).fee}::bigint
      END AS shipping,
      CASE
        WHEN paid_at > created_at + age OR (age < ${payWithin} AND luck < 0.3) THEN 'unpaid'
        WHEN luck < 0.07 THEN 'cancelled'
        WHEN shipped_at > created_at + age THEN 'unshipped'
        WHEN completed_at > created_at + age THEN 'shipped'
        ELSE 'completed'
      END AS status
    FROM aged JOIN (SELECT n, sum(price * quantity)::bigint AS goods FROM grown_lines GROUP BY n) amounts USING (n)`);
}

/** Inserts the generated orders. */
async function insertOrders(tx: Database, shop: Shop, seed: number): Promise<void> {
  const reached = (...statuses: string[]) =>
    sql`status IN (${sql.join(
      statuses.map((status) => sql`${status}`),
      sql`, `,
    )})`;
  const isPaid = reached('unshipped', 'shipped', 'completed');
  const isShipped = reached('shipped', 'completed');
  const idOf = (kind: string) => sql`md5(${seed}::int || ':' || ${kind}::text || ':' || n)::uuid`;
  await tx.execute(sql`
    INSERT INTO orders (
      id, order_number, user_id, checkout_id, status, payment_status, currency, goods, discount, shipping, total,
      recipient, contact_number, shipping_address, shipping_method, payment_method, cancel_reason, carrier, tracking_number,
      version, created_at, pay_before, paid_at, shipped_at, completed_at, cancelled_at, ship_after, confirm_after)
    SELECT o.id, to_char(o.created_at, 'YYMMDD') || lpad((${RANDOM_FUNCTION}(${seed}::int, 6, o.n) * 1e7)::bigint::text, 7, '0') || lpad(o.n::text, 7, '0'),
      s.id, o.checkout_id, status, CASE WHEN ${isPaid} THEN 'paid' ELSE 'pending' END, ${shop.currency}::text, goods, 0, shipping, goods + shipping,
      s.name, s.phone,
      CASE WHEN place ->> 'city' = place ->> 'province' THEN '' ELSE place ->> 'province' END
        || (place ->> 'city') || (place ->> 'county') || ' ' || (place ->> 'street') || ' ' || door,
      shipping_method, CASE WHEN ${isPaid} THEN payment_method END,
      CASE WHEN ${reached('cancelled')} AND haste < 0.5 THEN 'changedMind' END,
      CASE WHEN ${isShipped} THEN ${CARRIER}::text END,
      CASE WHEN ${isShipped} THEN 'MLD' || lpad(o.n::text, 12, '0') END,
      CASE status WHEN 'unpaid' THEN 0 WHEN 'shipped' THEN 2 WHEN 'completed' THEN 3 ELSE 1 END,
      o.created_at, o.created_at + ${payWithin},
      CASE WHEN ${isPaid} THEN paid_at END, CASE WHEN ${isShipped} THEN shipped_at END,
      CASE WHEN ${reached('completed')} THEN completed_at END,
      CASE WHEN ${reached('cancelled')} THEN o.created_at + ${payWithin} END,
      CASE WHEN ${isPaid} THEN shipped_at END,
      CASE WHEN ${isShipped} THEN shipped_at + ${CONFIRM_AFTER_MS / 60_000}::int * interval '1 minute' END
    FROM grown_orders o JOIN grown_shoppers s ON s.n = o.shopper ORDER BY o.n`);
  await tx.execute(sql`
    INSERT INTO order_items (id, order_id, product_id, sku_id, position, title, attributes, picture, price, quantity, discount_share)
    SELECT l.id, o.id, product_id, sku_id, line, title, attributes, picture, price, quantity, 0
    FROM grown_lines l JOIN grown_orders o USING (n) ORDER BY n, line`);
  await tx.execute(sql`
    INSERT INTO order_events (id, order_id, event, actor, from_status, to_status, created_at)
    SELECT md5(o.id || event)::uuid, o.id, event, actor, from_status, to_status, at
    FROM grown_orders o CROSS JOIN LATERAL (VALUES
      ('create', 'shopper', NULL, 'unpaid', created_at, true),
      ('pay', 'gateway', 'unpaid', 'unshipped', paid_at, ${isPaid}),
      ('ship', 'seller', 'unshipped', 'shipped', shipped_at, ${isShipped}),
      ('confirm', 'shopper', 'shipped', 'completed', completed_at, ${reached('completed')}),
      ('cancel', 'shopper', 'unpaid', 'cancelled', created_at + ${payWithin}, ${reached('cancelled')} AND haste < 0.5),
      ('expire', 'system', 'unpaid', 'cancelled', created_at + ${payWithin}, ${reached('cancelled')} AND haste >= 0.5)
    ) AS happened (event, actor, from_status, to_status, at, is_so) WHERE is_so`);
  await tx.execute(sql`
    INSERT INTO payments (id, order_id, method, currency, amount, status, created_at, expires_at, settled_at)
    SELECT ${idOf('payment')}, id, payment_method, ${shop.currency}::text, goods + shipping, 'paid', created_at, created_at + ${payWithin}, paid_at
    FROM grown_orders WHERE ${isPaid}`);
  await tx.execute(sql`
    INSERT INTO logistics_events (id, order_id, happens_at, code, text)
    SELECT md5(o.id || code)::uuid, o.id, shipped_at + at * interval '30 hours', code, text
    FROM grown_orders o CROSS JOIN jsonb_to_recordset(${JSON.stringify(parcelSteps)}::jsonb) AS way (code text, text jsonb, at double precision)
    WHERE ${isShipped} AND age < interval '30 days'`);
}
