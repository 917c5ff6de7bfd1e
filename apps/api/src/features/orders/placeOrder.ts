import type { Shop } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { PAY_WITHIN_MS } from '@mallard/domain/rules';
import { assertAgreedPrice, refuse } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { orderEvents, orderItems, orders } from '../../db/schema/index.ts';
import type { Random } from '../../http/deps.ts';
import { formatAddress } from '../address/presenter.ts';
import { readAddress } from '../address/queries.ts';
import { assertBuyable, lockCart, removeOrderedLines } from '../cart/queries.ts';
import { readClaimedCoupons } from '../coupons/queries.ts';
import { notifyOfOrder } from '../notifications/notify.ts';
import { type Demand, readDemand } from '../skus/readDemand.ts';
import { type DeductStock, deductStock } from './deductStock.ts';
import type { OrderDraft } from './draft.ts';
import { isOrderOf } from './isOrderOf.ts';
import { priceChoice } from './priceChoice.ts';
import { findByCheckout, type StoredOrder } from './queries.ts';
import { redeemCoupon } from './redeemCoupon.ts';

/** Context for `placeOrder`. */
export interface PlaceOrderContext {
  userId: string;
  now: Date;
  random: Random;
  shop: Shop;
  /** Deducts stock; tests replace it with a broken implementation. */
  deductStock?: DeductStock;
}

/**
 * Places an order in the caller's transaction, with stock, coupon, items, cart and notification. All prices are read from the
 * database.
 *
 * @returns the order; the existing one if this checkout already created it
 * @throws {Refusal} CHECKOUT_USED when this checkout created a different order; CART_CHANGED, NOT_FOUND, OFF_SALE, PURCHASE_LIMIT, OUT_OF_STOCK, COUPON_UNUSABLE, PRICE_CHANGED
 */
export async function placeOrder(tx: Database, draft: OrderDraft, context: PlaceOrderContext): Promise<StoredOrder> {
  const { userId, now, random, shop } = context;
  const cartId = await lockCart(tx, userId, draft.isFromCart ? 1 : 0);
  const first = await findByCheckout(tx, userId, draft.checkoutUuid);
  if (first) {
    if (!(await isOrderOf(tx, draft, first, userId)))
      throw refuse('CHECKOUT_USED', { details: { orderUuid: first.order.id } });
    return first;
  }
  if (draft.isFromCart) await removeOrderedLines(tx, cartId, new Set(draft.items.map(({ skuUuid }) => skuUuid)));

  const address = await readAddress(tx, userId, draft.addressUuid);
  const requestedItems = await readDemand(tx, draft.items);
  for (const { sku, quantity } of requestedItems) assertBuyable(sku, quantity, 0);
  const demand = await (context.deductStock ?? deductStock)(tx, requestedItems);
  const claimedCoupons = await readClaimedCoupons(tx, userId);
  const priced = priceChoice({
    demand,
    claimedCoupons,
    couponUuid: draft.couponUuid,
    shippingMethod: draft.shippingMethod,
    shop,
    now,
  });
  assertAgreedPrice(draft, priced);

  const { goods, discount, shipping, total, savings, lineShares } = priced.pricing;
  const claimId = priced.coupon?.claim?.id ?? null;
  const [order] = await tx
    .insert(orders)
    .values({
      id: random.uuid(),
      orderNumber: makeOrderNumber(now, random),
      userId,
      checkoutId: draft.checkoutUuid,
      currency: shop.currency,
      goods,
      discount,
      shipping,
      total,
      savings,
      couponClaimId: claimId,
      recipient: address.recipientName,
      contactNumber: address.phone,
      shippingAddress: formatAddress(address),
      shippingMethod: draft.shippingMethod,
      note: draft.note,
      createdAt: now,
      payBefore: new Date(now.getTime() + PAY_WITHIN_MS),
    })
    .returning();
  if (!order) throw new Error('INSERT returned no row');
  const rows = demand.map((entry, position) => ({
    ...toLine(entry),
    orderId: order.id,
    position,
    discountShare: lineShares[position] ?? minor(0),
  }));
  const items = await tx.insert(orderItems).values(rows).returning();
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, event: 'create', actor: 'shopper', toStatus: order.status, createdAt: now });
  if (claimId !== null) await redeemCoupon(tx, claimId, order.id, now);
  await notifyOfOrder(tx, order, 'created', now);
  return { order, items, afterSales: [] };
}

function toLine({ sku, quantity }: Demand) {
  const { productUuid, skuUuid, title, attributes, picture, price } = sku;
  return { productId: productUuid, skuId: skuUuid, title, attributes, picture, price, quantity };
}

const DIGITS = 14;

/**
 * Generates an order number: the date, then fourteen random digits, so that it doesn't reveal the number of orders. The database
 * rejects duplicates; with a million orders a day, one occurs about every six months.
 *
 * @example makeOrderNumber(now, random) // '26112048210577340162'
 */
function makeOrderNumber(now: Date, random: Random): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const randomNumber = Buffer.from(random.bytes(8)).readBigUInt64BE() % 10n ** BigInt(DIGITS);
  return day + String(randomNumber).padStart(DIGITS, '0');
}
