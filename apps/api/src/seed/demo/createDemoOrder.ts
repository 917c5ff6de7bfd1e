import { createHash } from 'node:crypto';
import { products } from '@mallard/catalogue';
import type { Shop } from '@mallard/domain/contract';
import { offeredShippingMethods } from '@mallard/domain/rules';
import { type DemoOrder, demoNote, skuId, stableId } from '@mallard/offline/backend';
import type { Database } from '../../db/database.ts';
import { changeOrder } from '../../features/orders/changeOrder.ts';
import { placeOrder } from '../../features/orders/placeOrder.ts';
import { previewOrder } from '../../features/orders/previewOrder.ts';
import type { StoredOrder } from '../../features/orders/queries.ts';
import { shipOrder } from '../../features/orders/shipOrder.ts';
import { applyCallback } from '../../features/payments/applyCallback.ts';
import { startPayment } from '../../features/payments/startPayment.ts';
import type { Random } from '../../http/deps.ts';
import { after, before } from '../dateOffset.ts';

const SECONDS_PER_HOUR = 3600;

/** Shop, user and shipping address of the order. */
interface Owner {
  shop: Shop;
  userId: string;
  addressUuid: string;
}

/**
 * Creates an order step by step with dates in the past. Uses the production code, so that amounts, stock, payments, events and
 * notifications agree.
 */
export async function createDemoOrder(
  tx: Database,
  order: DemoOrder,
  { shop, userId, addressUuid }: Owner,
  now: Date,
): Promise<StoredOrder> {
  const start = before(now, { hours: order.placedHoursAgo });
  const random = randomOf(order.slug);
  const choice = {
    items: order.items.map(findSku),
    shippingMethod: offeredShippingMethods(shop)[0],
    couponUuid: order.coupon === undefined ? null : stableId('coupon', order.coupon),
  };
  const { amounts } = await previewOrder(tx, userId, choice, { now: start, locale: 'zh-CN', shop });
  const draft = {
    ...choice,
    addressUuid,
    checkoutUuid: stableId('checkout', order.slug),
    note: order.hasNote ? demoNote : '',
    expectedTotal: amounts.total,
    isFromCart: false,
  };
  const placed = await placeOrder(tx, draft, { userId, now: start, random, shop });
  const orderId = placed.order.id;
  if (order.paid) await pay(tx, orderId, order.paid, start);
  if (order.shipped) {
    const parcelStep = order.shipped.stepHours * SECONDS_PER_HOUR * 1000;
    await shipOrder(tx, orderId, { now: after(start, { hours: order.shipped.after }), random, shop, parcelStep });
  }
  if (order.confirmed !== undefined)
    await changeOrder(tx, {
      orderId,
      event: 'confirm',
      actor: 'shopper',
      now: after(start, { hours: order.confirmed }),
    });
  if (order.cancelled !== undefined)
    await changeOrder(tx, {
      orderId,
      event: 'cancel',
      actor: 'shopper',
      now: after(start, { hours: order.cancelled }),
      facts: { cancelReason: 'changedMind' },
    });
  return placed;
}

async function pay(tx: Database, orderId: string, paid: NonNullable<DemoOrder['paid']>, start: Date): Promise<void> {
  const paidAt = after(start, { hours: paid.after });
  const { id, amount, currency } = await startPayment(tx, { orderId, method: paid.method }, start);
  const report = {
    eventId: `seed-${id}`,
    paymentId: id,
    orderId,
    amount,
    currency,
    status: 'PAID' as const,
  };
  const shipAfterSeconds = Math.round((paid.shipAfter - paid.after) * SECONDS_PER_HOUR);
  await applyCallback(tx, report, { provider: 'simulated', now: paidAt, shipAfterSeconds });
}

/** Deterministic randomness, so that each seeded shop is the same. */
function randomOf(slug: string): Random {
  return {
    uuid: () => stableId('order', slug),
    bytes: (count) => createHash('sha512').update(slug).digest().subarray(0, count),
  };
}

/** Returns the first SKU of a product with these values. */
function findSku({ product: slug, values, quantity }: DemoOrder['items'][number]) {
  const product = products.find((product) => product.slug === slug);
  const sku = product?.skus.find((sku) =>
    Object.entries(values).every(([group, value]) => sku.values[group] === value),
  );
  if (!sku) throw new RangeError(`The catalogue has no SKU of ${slug} with these values`);
  return { skuUuid: skuId(slug, sku.values), quantity };
}
