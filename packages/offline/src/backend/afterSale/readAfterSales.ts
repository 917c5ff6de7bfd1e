import { minor } from '@mallard/domain/money';
import type { AfterSaleClaim } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { AfterSaleState, OrderState, ShopState } from '../state/shopState.ts';

/** Returns the returns and refunds of an order, the newest first. */
export function readAfterSales(state: ShopState, { id }: Pick<OrderState, 'id'>): AfterSaleState[] {
  return state.afterSales.filter(({ orderId }) => orderId === id).toReversed();
}

/** Returns the requests about one order line, for the rules. */
export function claimsOf(state: ShopState, orderItemId: string): AfterSaleClaim[] {
  return state.afterSales
    .filter((request) => request.orderItemId === orderItemId)
    .map(({ status, quantity, goods, discount }) => ({ status, quantity, amount: minor(goods - discount) }));
}

/**
 * Finds a request and its order. The caller has checked the owner.
 *
 * @throws {Refusal} NOT_FOUND
 */
export function findAfterSale(state: ShopState, id: string): { request: AfterSaleState; order: OrderState } {
  const request = state.afterSales.find((afterSale) => afterSale.id === id);
  const order = state.orders.find((order) => order.id === request?.orderId);
  if (!request || !order) throw refuse.notFound();
  return { request, order };
}
