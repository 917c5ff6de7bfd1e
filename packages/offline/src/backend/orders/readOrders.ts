import { type OrderTab, orderTabs } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import type { OfflineCall, SignedInUser } from '../calls/offlineCall.ts';
import type { OrderState } from '../state/shopState.ts';

/** Returns the shopper's orders that are not hidden, newest first. */
export function readOrders({ state, caller }: OfflineCall<SignedInUser>): OrderState[] {
  return state.orders
    .filter(({ userId, hiddenAt }) => userId === caller.user.id && hiddenAt === null)
    .toReversed()
    .sort((a, b) => b.createdAt - a.createdAt);
}

/**
 * Returns an order of the shopper that is not hidden.
 *
 * @throws {Refusal} NOT_FOUND
 */
export function readOrder(call: OfflineCall<SignedInUser>, id: string): OrderState {
  const order = readOrders(call).find((order) => order.id === id);
  if (!order) throw refuse.notFound();
  return order;
}

/** Counts the orders of each tab. */
export function countTabs(orders: readonly OrderState[]): Record<OrderTab, number> {
  const counts = orderTabs.map((tab) => [tab, orders.filter((order) => isInTab(order, tab)).length]);
  return Object.fromEntries(counts) as Record<OrderTab, number>;
}

/** Counts completed orders with a line without a review. */
export function countToReview(orders: readonly OrderState[]): number {
  return orders.filter(({ status, items }) => status === 'completed' && items.some(({ isReviewed }) => !isReviewed))
    .length;
}

/** Returns whether an order belongs to a tab. */
export function isInTab({ status }: OrderState, tab: OrderTab): boolean {
  return tab === 'all' || status === tab;
}

/** Returns whether an order's number or one of its lines, in either language, contains the keyword. */
export function isNamed({ orderNumber, items }: OrderState, keyword: string, { catalog }: OfflineCall): boolean {
  const titles = items.flatMap(({ skuId }) => Object.values(catalog.sku(skuId)?.product.sample.title ?? {}));
  const texts: string[] = [orderNumber, ...titles];
  return texts.some((text) => text.toLowerCase().includes(keyword.toLowerCase()));
}
