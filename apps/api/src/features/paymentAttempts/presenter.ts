import type { Payment } from '@mallard/domain/contract';
import type { payments } from '../../db/schema/index.ts';
import type { PaymentGateway } from '../../gateways/paymentGateway.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Converts a payment to the contract's shape. */
export function toPayment(row: PaymentRow, gateway: PaymentGateway): Payment {
  return {
    id: row.id,
    orderUuid: row.orderId,
    method: row.method,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    payUrl: gateway.payUrl(row.id),
    createTime: row.createdAt.toISOString(),
    expireTime: row.expiresAt.toISOString(),
  };
}
