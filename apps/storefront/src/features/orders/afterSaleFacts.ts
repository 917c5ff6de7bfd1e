import type { AfterSale, Order, OrderAmounts, OrderItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import {
  type AfterSaleClaim,
  type AfterSaleOrder,
  canRequestAfterSale,
  claimableQuantity,
  isReleased,
  lineRefund,
  MAX_AFTER_SALES,
  type OrderActionFacts,
  shippingRefund,
} from '@mallard/domain/rules';
import { hasUnreviewedLines } from './orderLines.ts';

/** The part of an order that the rules of returns and refunds look at. */
export function afterSaleOrderOf({ status, completeTime }: Order): AfterSaleOrder {
  return { status, completedAt: completeTime === null ? null : Date.parse(completeTime) };
}

/**
 * The facts that decide which actions an order offers.
 *
 * @param now      the server's time, milliseconds since 1970
 * @param isOffered whether the back end takes requests for returns and refunds
 */
export function actionFactsOf(order: Order, now: number, isOffered: boolean): OrderActionFacts {
  return {
    hasUnreviewedLines: hasUnreviewedLines(order),
    canRequestAfterSale: isOffered && canRequestAfterSale(afterSaleOrderOf(order), order.items, now),
    hasOpenAfterSale: order.openAfterSales > 0,
  };
}

/** The lines of an order that can still be requested, each with the pieces that are left. */
export function claimableItems(order: Order, requests: readonly AfterSale[]): OrderItem[] {
  if (requests.length >= MAX_AFTER_SALES) return [];
  return order.items
    .map((item) => ({ ...item, quantity: claimableQuantity(item, claimsOf(item.id, requests)) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Returns what a further request would be about: pieces whose request ended without a refund (`again`), or pieces that were
 * never requested (`others`).
 *
 * @param items lines that can be requested, from `claimableItems`
 */
export function furtherRequest(items: readonly OrderItem[], requests: readonly AfterSale[]): 'again' | 'others' {
  const isEnded = ({ id }: OrderItem) =>
    requests.some(({ orderItemUuid, status }) => orderItemUuid === id && isReleased(status));
  return items.some(isEnded) ? 'again' : 'others';
}

/**
 * Computes what pieces of an order line bring back, by the rules that the server applies.
 *
 * @throws {RangeError} for a line that is not in the order, or more pieces than are left
 */
export function refundAmounts(
  order: Order,
  requests: readonly AfterSale[],
  { itemId, quantity }: { itemId: string; quantity: number },
): OrderAmounts {
  const item = order.items.find(({ id }) => id === itemId);
  if (!item) throw new RangeError(`Order ${order.id} has no line ${itemId}`);
  const { goods, discount, amount } = lineRefund(item, claimsOf(itemId, requests), quantity);
  const { shipping: paid } = order.amounts;
  const shipping = shippingRefund({ shipping: paid, lines: order.items, others: requests, quantity });
  return { goods, discount, shipping, total: minor(amount + shipping) };
}

function claimsOf(itemId: string, requests: readonly AfterSale[]): AfterSaleClaim[] {
  return requests
    .filter(({ orderItemUuid }) => orderItemUuid === itemId)
    .map(({ status, quantity, amounts: { goods, discount } }) => ({
      status,
      quantity,
      amount: minor(goods - discount),
    }));
}
