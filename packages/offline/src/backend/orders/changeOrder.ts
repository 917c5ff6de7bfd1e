import {
  CONFIRM_AFTER_MS,
  findTransition,
  type OrderActor,
  type OrderEvent,
  type OrderTransition,
} from '@mallard/domain/rules';
import type { OrderNotice } from '@mallard/domain/serving';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { notifyOfOrder } from '../notifications/notify.ts';
import type { OrderState } from '../state/shopState.ts';

const notices: Readonly<Record<OrderEvent, OrderNotice>> = {
  pay: 'paid',
  cancel: 'cancelled',
  expire: 'expired',
  ship: 'shipped',
  confirm: 'completed',
};

/** Data that an event adds to an order. */
export type OrderFacts = Partial<
  Pick<OrderState, 'cancelReason' | 'carrier' | 'trackingNumber' | 'paymentMethod' | 'shipAfter' | 'parcelStep'>
>;

/**
 * Applies an event to an order if the table of the rules allows it, with stock, coupon, refund and notification.
 *
 * @throws {Refusal} ORDER_STATE with the status that does not allow it
 */
export function changeOrder(
  shop: OpenShop,
  order: OrderState,
  event: OrderEvent,
  actor: OrderActor,
  facts: OrderFacts = {},
): OrderState {
  const transition = findTransition(order.status, event, actor);
  if (!transition) throw refuse('ORDER_STATE', { details: { status: order.status } });
  if (order.status === 'unpaid') closeAttempts(shop, order);
  Object.assign(order, facts, timestampsOf(event, shop.now), moneyOf(event, transition), { status: transition.to });
  if (transition.returnsStock) restoreDemand(shop, order);
  if (transition.refunds) refund(shop, order);
  if (event === 'confirm')
    for (const { productId, quantity } of order.items)
      shop.state.sold[productId] = (shop.state.sold[productId] ?? 0) + quantity;
  notifyOfOrder(shop, order, notices[event]);
  return order;
}

/** Ends the open payment attempts of an order. */
export function closeAttempts({ state }: OpenShop, { id }: OrderState): void {
  for (const payment of state.payments)
    if (payment.orderId === id && payment.status === 'pending') payment.status = 'failed';
}

function timestampsOf(event: OrderEvent, now: number): Partial<OrderState> {
  switch (event) {
    case 'pay':
      return { paidAt: now };
    case 'cancel':
    case 'expire':
      return { cancelledAt: now };
    case 'ship':
      return { shippedAt: now };
    case 'confirm':
      return { completedAt: now };
  }
}

/** Returns when an order is confirmed automatically; `null` while it is not in transit. */
export function confirmedBySystemAt({ shippedAt }: OrderState): number | null {
  return shippedAt === null ? null : shippedAt + CONFIRM_AFTER_MS;
}

function moneyOf(event: OrderEvent, { refunds }: OrderTransition): Partial<OrderState> {
  if (event === 'pay') return { paymentStatus: 'paid' };
  return refunds ? { paymentStatus: 'refunded' } : {};
}

function restoreDemand({ state }: OpenShop, order: OrderState): void {
  for (const { skuId, quantity } of order.items) state.taken[skuId] = (state.taken[skuId] ?? 0) - quantity;
  for (const claim of state.claims)
    if (claim.orderId === order.id) Object.assign(claim, { status: 'claimed', orderId: null });
}

function refund(shop: OpenShop, order: OrderState): void {
  const paid = shop.state.payments.find(({ orderId, status }) => orderId === order.id && status === 'paid');
  if (!paid) return;
  paid.status = 'refunded';
  notifyOfOrder(shop, order, 'refunding');
}
