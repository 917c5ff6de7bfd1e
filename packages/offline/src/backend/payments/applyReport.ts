import type { EndpointRequest, paymentCallback } from '@mallard/domain/contract';
import { canTransition } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { notifyOfOrder } from '../goods/notify.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import type { OrderState, PaymentState } from '../state/shopState.ts';

/** How many of the latest reports are stored. */
const MAX_CALLBACKS = 500;

/** What a provider reports. */
export type PaymentReport = EndpointRequest<typeof paymentCallback>['body'];

/**
 * Applies a provider's report, once per event. Money that comes for an order which cannot be paid (any more) goes back.
 *
 * @returns whether it changed anything
 * @throws {Refusal} NOT_FOUND for an unknown payment; VALIDATION (409) when order or amount are not the payment's; EVENT_USED when
 * the event was reported for another payment
 */
export function applyReport(shop: OpenShop, report: PaymentReport): boolean {
  const { state } = shop;
  const payment = state.payments.find(({ id }) => id === report.paymentId);
  const order = payment && state.orders.find(({ id }) => id === payment.orderId);
  if (!payment || !order) throw refuse.notFound();
  const fields = {
    ...(report.orderId === order.id ? {} : { orderId: 'MISMATCH' }),
    ...(report.amount === payment.amount ? {} : { amount: 'MISMATCH' }),
  };
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION', { status: 409, fields });
  const applied = state.callbacks.find(({ eventId }) => eventId === report.eventId);
  if (applied) {
    if (applied.paymentId !== null && applied.paymentId !== payment.id) throw refuse('EVENT_USED');
    return false;
  }
  const callback = { paymentId: payment.id, eventId: report.eventId };
  state.callbacks = [...state.callbacks, callback].slice(-MAX_CALLBACKS);
  return report.status === 'PAID' ? applyPaid(shop, order, payment) : applyFailed(order, payment);
}

/** Approves a payment as its provider would. @returns whether it changed anything */
export function applyPaid(shop: OpenShop, order: OrderState, payment: PaymentState): boolean {
  if (payment.status === 'paid' || payment.status === 'refunded') return false;
  if (canTransition(order.status, 'pay', 'gateway')) {
    payment.status = 'paid';
    const facts = { paymentMethod: payment.method, shipAfter: shop.now + shop.settings.shipAfter };
    changeOrder(shop, order, 'pay', 'gateway', facts);
    return true;
  }
  payment.status = 'refunded';
  notifyOfOrder(shop, order, 'refunding');
  // Of an order that another attempt has paid, the money is still there.
  if (order.paymentStatus !== 'paid') order.paymentStatus = 'refunded';
  return true;
}

/**
 * Ends an open attempt, as a provider's report of failure does. It never undoes a payment: reports may overtake each other.
 *
 * @returns whether it changed anything
 */
export function applyFailed(order: OrderState, payment: PaymentState): boolean {
  if (payment.status !== 'pending') return false;
  payment.status = 'failed';
  if (order.paymentStatus === 'pending') order.paymentStatus = 'failed';
  return true;
}
