import { minor } from '@mallard/domain/money';
import { PAY_WITHIN_MS } from '@mallard/domain/rules';
import { assertAgreedPrice, refuse } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { orderEvents, orderItems, orders } from '../../db/schema/index.ts';
import type { Random } from '../../http/deps.ts';
import { formatAddress } from '../address/presenter.ts';
import { readAddress } from '../address/queries.ts';
import { assertBuyable } from '../cart/addLines.ts';
import { takeOut } from '../cart/changeLines.ts';
import { lockCart } from '../cart/lockCart.ts';
import { readClaimedCoupons } from '../coupons/queries.ts';
import { notifyOfOrder } from '../notifications/notify.ts';
import { type Demand, readDemand } from '../skus/readDemand.ts';
import type { OrderDraft } from './draft.ts';
import { isOrderOf } from './isOrderOf.ts';
import { makeOrderNumber } from './makeOrderNumber.ts';
import { priceChoice } from './priceChoice.ts';
import { findByCheckout, type StoredOrder } from './queries.ts';
import { spendCoupon } from './spendCoupon.ts';
import { type TakeStock, takeStock } from './takeStock.ts';

/** What an order needs besides its draft. */
export interface OrderCircumstances {
  userId: string;
  now: Date;
  random: Random;
  /** How stock is taken; tests put a broken way in its place. */
  takeStock?: TakeStock;
}

/**
 * Places an order in the caller's transaction: stock, coupon, lines, cart and notice, all or none. Everything that it costs
 * is read from our own rows.
 *
 * @returns the order; the first one again when this checkout has made it already
 * @throws {Refusal} CHECKOUT_USED when this checkout has made another order; CART_CHANGED, NOT_FOUND, OFF_SALE, PURCHASE_LIMIT, OUT_OF_STOCK, COUPON_UNUSABLE, PRICE_CHANGED
 */
export async function placeOrder(
  tx: Database,
  draft: OrderDraft,
  circumstances: OrderCircumstances,
): Promise<StoredOrder> {
  const { userId, now, random } = circumstances;
  const cartId = await lockCart(tx, userId, draft.isFromCart ? 1 : 0);
  const first = await findByCheckout(tx, userId, draft.checkoutUuid);
  if (first) {
    if (!(await isOrderOf(tx, draft, first, userId)))
      throw refuse('CHECKOUT_USED', { details: { orderUuid: first.order.id } });
    return first;
  }
  if (draft.isFromCart) await takeOut(tx, cartId, new Set(draft.items.map(({ skuUuid }) => skuUuid)));

  const address = await readAddress(tx, userId, draft.addressUuid);
  const wanted = await readDemand(tx, draft.items);
  for (const { good, quantity } of wanted) assertBuyable(good, quantity, 0);
  const demand = await (circumstances.takeStock ?? takeStock)(tx, wanted);
  const held = await readClaimedCoupons(tx, userId);
  const priced = priceChoice({ demand, held, couponUuid: draft.couponUuid, shippingMethod: draft.shippingMethod, now });
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
  if (claimId !== null) await spendCoupon(tx, claimId, order.id, now);
  await notifyOfOrder(tx, order, 'created', now);
  return { order, items, afterSales: [] };
}

function toLine({ good, quantity }: Demand) {
  const { productUuid, skuUuid, title, attributes, picture, price } = good;
  return { productId: productUuid, skuId: skuUuid, title, attributes, picture, price, quantity };
}
