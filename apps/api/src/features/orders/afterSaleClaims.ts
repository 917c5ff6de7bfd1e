import { minor } from '@mallard/domain/money';
import type { AfterSaleClaim } from '@mallard/domain/rules';
import type { afterSales } from '../../db/schema/index.ts';

export type AfterSaleRow = typeof afterSales.$inferSelect;

/** Converts the return and refund requests of an order item to the input of the rules. */
export function claimsOf(orderItemId: string, requests: readonly AfterSaleRow[]): AfterSaleClaim[] {
  return requests
    .filter((request) => request.orderItemId === orderItemId)
    .map(({ status, quantity, goods, discount }) => ({ status, quantity, amount: minor(goods - discount) }));
}
