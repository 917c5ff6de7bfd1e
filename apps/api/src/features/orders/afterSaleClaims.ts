import { minor } from '@mallard/domain/money';
import type { AfterSaleClaim } from '@mallard/domain/rules';
import type { afterSales } from '../../db/schema/index.ts';

export type AfterSaleRow = typeof afterSales.$inferSelect;

/** The requests about one order line, as the rules look at them. */
export function claimsOf(orderItemId: string, requests: readonly AfterSaleRow[]): AfterSaleClaim[] {
  return requests
    .filter((request) => request.orderItemId === orderItemId)
    .map(({ status, quantity, goods, discount }) => ({ status, quantity, amount: minor(goods - discount) }));
}
