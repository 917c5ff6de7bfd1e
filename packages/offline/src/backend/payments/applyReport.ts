import type { EndpointRequest, paymentCallback } from '@mallard/domain/contract';
import { canTransition } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { notifyOfOrder } from '../notifications/notify.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import type { OrderState, PaymentState } from '../state/shopState.ts';

/** Maximum number of stored reports. */
const MAX_CALLBACKS = 500;

/** A report of the payment provider. */
export type PaymentReport = EndpointRequest<typeof paymentCallback>['body'];

/**
 * Applies a provider's report, once per event. Money for an order that can no longer be paid is refunded.
 *
 * @returns whether it changed anything
 * @throws {Refusal} NOT_FOUND for an unknown payment; VALIDATION (409) when order, amount or currency are not the payment's;
 *   EVENT_USED when the event was reported for another payment
 */
export function applyReport(shop: OpenShop, report: PaymentReport): boolean {
  const { state } = shop;
  const payment = state.payments.find(({ id }) => id === report.paymentId);
  const order = payment && state.orders.find(({ id }) => id === payment.orderId);
  if (!payment || !order) throw refuse.notFound();
  const { currency } = shop.settings.shopSettings;
  const fields = {
    ...(report.orderId === order.id ? {} : { orderId: 'MISMATCH' as const }),
    ...(report.amount === payment.amount ? {} : { amount: 'MISMATCH' as const }),
    ...(report.currency === currency ? {} : { currency: 'MISMATCH' as const }),
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

/** Approves a payment like its provider. @returns whether it changed anything */
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
  // An order that another attempt has paid keeps its status.
  if (order.paymentStatus !== 'paid') order.paymentStatus = 'refunded';
  return true;
}

/**
 * Ends an open attempt, like a provider's report of failure. Never undoes a payment: reports can arrive out of order.
 *
 * @returns whether it changed anything
 */
export function applyFailed(order: OrderState, payment: PaymentState): boolean {
  if (payment.status !== 'pending') return false;
  payment.status = 'failed';
  if (order.paymentStatus === 'pending') order.paymentStatus = 'failed';
  return true;
}
