import type { Payment, PaymentMethod } from '@mallard/domain/contract';
import { sourcesOf } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { closeAttempts } from '../orders/changeOrder.ts';
import { toInstant } from '../presenters/toInstant.ts';
import { generateId } from '../state/generateIds.ts';
import type { OrderState, PaymentState } from '../state/shopState.ts';

/**
 * Starts a payment of an order, or returns the open attempt for this method. Ends attempts of other methods or with an
 * expired code.
 *
 * @throws {Refusal} ORDER_STATE if it cannot be paid
 */
export function startPayment(shop: OpenShop, order: OrderState, method: PaymentMethod): PaymentState {
  const { state, now, settings } = shop;
  if (!sourcesOf('pay', 'shopper').includes(order.status) || now >= order.payBefore)
    throw refuse('ORDER_STATE', { details: { status: order.status } });
  const open = state.payments.find(
    ({ orderId, status, expiresAt, ...payment }) =>
      orderId === order.id && payment.method === method && status === 'pending' && now < expiresAt,
  );
  if (open) return open;
  closeAttempts(shop, order);
  const payment: PaymentState = {
    id: generateId(state),
    orderId: order.id,
    method,
    status: 'pending',
    amount: order.amounts.total,
    createdAt: now,
    expiresAt: Math.min(order.payBefore, now + settings.codeLasts),
  };
  state.payments.push(payment);
  order.paymentStatus = 'pending';
  return payment;
}

/** Returns the relevant attempt of an order: the paid one, else the newest open one, else the newest. */
export function decidingPayment({ state }: OpenShop, { id }: OrderState): PaymentState | undefined {
  const orderPayments = state.payments.filter(({ orderId }) => orderId === id).toReversed();
  const byStatus = (wantedStatus: PaymentState['status']) =>
    orderPayments.find(({ status }) => status === wantedStatus);
  return byStatus('paid') ?? byStatus('refunded') ?? byStatus('pending') ?? orderPayments[0];
}

/** Converts a payment to the contract's format. */
export function toPayment(
  { id, orderId, method, status, amount, createdAt, expiresAt }: PaymentState,
  shop: OpenShop,
): Payment {
  return {
    id,
    orderUuid: orderId,
    method,
    status,
    amount,
    currency: shop.settings.shopSettings.currency,
    payUrl: shop.settings.payUrl(id, orderId),
    createTime: toInstant(createdAt),
    expireTime: toInstant(expiresAt),
  };
}
