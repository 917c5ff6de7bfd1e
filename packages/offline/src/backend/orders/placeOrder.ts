import { minor } from '@mallard/domain/money';
import { isSameOrder, PAY_WITHIN_MS } from '@mallard/domain/rules';
import { assertAgreedPrice, refuse } from '@mallard/domain/serving';
import { addressLine } from '@mallard/domain/validation';
import { readAddress } from '../addresses/addresses.ts';
import type { OpenShop } from '../calls/offlineCall.ts';
import { changeCart } from '../cart/cartLines.ts';
import { readClaimedCoupons } from '../coupons/heldCoupons.ts';
import { assertBuyable, readDemand } from '../goods/demand.ts';
import { notifyOfOrder } from '../goods/notify.ts';
import { drawDigits, drawId } from '../state/draws.ts';
import type { CartState, OrderState } from '../state/shopState.ts';
import { type Choice, priceChoice } from './priceChoice.ts';

const NUMBER_DIGITS = 14;

/** An order as it is asked for. */
export interface OrderDraft extends Choice {
  checkoutUuid: string;
  addressUuid: string;
  note: string;
  /** What the shopper was shown, minor units. */
  expectedTotal: number;
  isFromCart: boolean;
}

/**
 * Places an order: stock, coupon, lines, cart and notice, all or none.
 *
 * @param id what the order is called; drawn unless given
 * @returns the order; the first one again when this checkout has made it already
 * @throws {Refusal} CHECKOUT_USED when this checkout has made another order; CART_CHANGED, NOT_FOUND, PURCHASE_LIMIT, OUT_OF_STOCK, COUPON_UNUSABLE, PRICE_CHANGED
 */
export function placeOrder(
  shop: OpenShop,
  userId: string,
  draft: OrderDraft,
  id: string = drawId(shop.state),
): OrderState {
  const { state, now } = shop;
  const cart = draft.isFromCart ? changeCart(shop, userId) : null;
  const first = state.orders.find((order) => order.userId === userId && order.checkoutId === draft.checkoutUuid);
  if (first) {
    if (!isOrderOf(shop, userId, draft, first)) throw refuse('CHECKOUT_USED', { details: { orderUuid: first.id } });
    return first;
  }
  if (cart) takeOut(cart, new Set(draft.items.map(({ skuUuid }) => skuUuid)));
  const address = readAddress(shop, userId, draft.addressUuid);
  const demand = readDemand(shop, draft.items);
  for (const { sku, quantity } of demand) assertBuyable(shop, sku, quantity, 0);
  const priced = priceChoice(draft, demand, readClaimedCoupons(shop, userId), now);
  assertAgreedPrice(draft, priced);

  for (const { sku, quantity } of demand) state.taken[sku.id] = (state.taken[sku.id] ?? 0) + quantity;
  const { goods, discount, shipping, total, savings, lineShares } = priced.pricing;
  const claim = state.claims.find(({ id }) => id === priced.coupon?.claim?.id);
  const order: OrderState = {
    id,
    orderNumber: new Date(now).toISOString().slice(2, 10).replaceAll('-', '') + drawDigits(state, NUMBER_DIGITS),
    userId,
    checkoutId: draft.checkoutUuid,
    status: 'unpaid',
    paymentStatus: 'pending',
    amounts: { goods, discount, shipping, total },
    savings,
    items: demand.map(({ sku, quantity }, place) => ({
      id: drawId(state),
      skuId: sku.id,
      productId: sku.product.id,
      price: sku.price,
      quantity,
      discountShare: lineShares[place] ?? minor(0),
      isReviewed: false,
    })),
    claimId: claim?.id ?? null,
    recipient: address.recipientName,
    contactNumber: address.phone,
    shippingAddress: addressLine(address),
    shippingMethod: draft.shippingMethod,
    note: draft.note,
    paymentMethod: null,
    trackingNumber: null,
    carrier: null,
    cancelReason: null,
    createdAt: now,
    payBefore: now + PAY_WITHIN_MS,
    paidAt: null,
    shippedAt: null,
    completedAt: null,
    cancelledAt: null,
    hiddenAt: null,
    shipAfter: null,
    parcelStep: 0,
  };
  state.orders.push(order);
  if (claim) Object.assign(claim, { status: 'used', orderId: order.id });
  notifyOfOrder(shop, order, 'created');
  return order;
}

/** Returns whether an order is what a draft asks for, by the rule {@link isSameOrder}. */
function isOrderOf(shop: OpenShop, userId: string, draft: OrderDraft, order: OrderState): boolean {
  const address = readAddress(shop, userId, draft.addressUuid);
  const claim = shop.state.claims.find(({ id }) => id === order.claimId);
  const asked = {
    ...draft,
    total: draft.expectedTotal,
    recipient: address.recipientName,
    contactNumber: address.phone,
    shippingAddress: addressLine(address),
  };
  const ordered = {
    ...order,
    total: order.amounts.total,
    items: order.items.map(({ skuId, quantity }) => ({ skuUuid: skuId, quantity })),
    couponUuid: claim?.couponId ?? null,
  };
  return isSameOrder(asked, ordered);
}

/** @throws {Refusal} CART_CHANGED when a line is not there any more, such as after an order from another tab */
function takeOut(cart: CartState, skuIds: ReadonlySet<string>): void {
  const left = cart.lines.filter(({ skuId }) => !skuIds.has(skuId));
  if (cart.lines.length - left.length < skuIds.size) throw refuse('CART_CHANGED');
  cart.lines = left;
}
