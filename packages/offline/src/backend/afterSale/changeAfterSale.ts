import {
  type AfterSaleActor,
  type AfterSaleEvent,
  afterSaleActors,
  findAfterSaleTransition,
} from '@mallard/domain/rules';
import { nextSellerEvent, refuse, sellerEventDueAt, sellerRefusal } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { notifyOfAfterSale } from '../notifications/notify.ts';
import type { AfterSaleState, OrderState } from '../state/shopState.ts';
import { findAfterSale } from './readAfterSales.ts';
import { shippingOf } from './toAfterSale.ts';

/** A change of a request. */
export interface AfterSaleChange {
  id: string;
  event: AfterSaleEvent;
  actor: AfterSaleActor;
  /** Set for the event `ship`. */
  trackingNumber?: string;
}

/**
 * Applies an event to a request if the table of the rules allows it, with its refund, stock, history and notification.
 * The caller has checked the owner.
 *
 * @throws {Refusal} AFTER_SALE_STATE with the status that does not allow it; NOT_FOUND
 */
export function changeAfterSale(
  shop: OpenShop,
  { id, event, actor, trackingNumber }: AfterSaleChange,
): { request: AfterSaleState; order: OrderState } {
  const { state, now, settings } = shop;
  const { request, order } = findAfterSale(state, id);
  const transition = findAfterSaleTransition(request, event, actor);
  if (!transition) throw refuse('AFTER_SALE_STATE', { details: { status: request.status } });
  if (transition.refunds) request.shipping = shippingOf(state, request, order);
  request.status = transition.to;
  request.dueAt = sellerEventDueAt({ ...request, since: now }, settings.afterSaleDelay);
  request.history.push({ status: transition.to, at: now });
  if (trackingNumber !== undefined) request.trackingNumber = trackingNumber;
  if (event === 'refuse') request.refusal = sellerRefusal;
  if (transition.returnsStock) restock(shop, request, order);
  if (transition.refunds) markRefunded(shop, order);
  notifyOfAfterSale(shop, order, request);
  return { request, order };
}

/** Runs the sample seller's next step of a request, or lets it lapse. Does nothing to a closed one. */
export function continueAfterSale(shop: OpenShop, id: string): void {
  const { request } = findAfterSale(shop.state, id);
  const event = nextSellerEvent(request);
  const actor =
    event && afterSaleActors.find((afterSaleActor) => findAfterSaleTransition(request, event, afterSaleActor));
  if (event && actor) changeAfterSale(shop, { id, event, actor });
}

function restock({ state }: OpenShop, { orderItemId, quantity }: AfterSaleState, order: OrderState): void {
  const skuId = order.items.find(({ id }) => id === orderItemId)?.skuId;
  if (skuId !== undefined) state.taken[skuId] = (state.taken[skuId] ?? 0) - quantity;
}

/** Marks payment and order as refunded when everything that was paid is refunded. */
function markRefunded({ state }: OpenShop, order: OrderState): void {
  const refunded = refundedAmount(state.afterSales, order.id);
  if (refunded < order.amounts.total) return;
  order.paymentStatus = 'refunded';
  const paid = state.payments.find(({ orderId, status }) => orderId === order.id && status === 'paid');
  if (paid) paid.status = 'refunded';
}

/** Returns the sum of an order's refunds, minor units. */
export function refundedAmount(requests: readonly AfterSaleState[], orderId: string): number {
  return requests
    .filter((request) => request.orderId === orderId && request.status === 'refunded')
    .reduce((sum, { goods, discount, shipping }) => sum + goods - discount + shipping, 0);
}
