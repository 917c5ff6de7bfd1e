import type { Payment, PaymentMethod } from '@mallard/domain/contract';
import { sourcesOf } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { toInstant } from '../goods/present.ts';
import { closeAttempts } from '../orders/changeOrder.ts';
import { drawId } from '../state/draws.ts';
import type { OrderState, PaymentState } from '../state/shopState.ts';

/**
 * Starts paying an order, or goes on with the attempt that is open already for this method; one of another method ends, and
 * one whose code is over.
 *
 * @throws {Refusal} ORDER_STATE when it is not waiting for its payment, or not any more
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
    id: drawId(state),
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

/** The attempt that says most about an order: the one that brought money, else the newest open one, else the newest. */
export function decidingPayment({ state }: OpenShop, { id }: OrderState): PaymentState | undefined {
  const own = state.payments.filter(({ orderId }) => orderId === id).toReversed();
  const byStatus = (wanted: PaymentState['status']) => own.find(({ status }) => status === wanted);
  return byStatus('paid') ?? byStatus('refunded') ?? byStatus('pending') ?? own[0];
}

/** A payment as the contract has it. */
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
    payUrl: shop.settings.payUrl(id, orderId),
    createTime: toInstant(createdAt),
    expireTime: toInstant(expiresAt),
  };
}
