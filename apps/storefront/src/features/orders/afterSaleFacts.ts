import type { AfterSale, Order, OrderAmounts, OrderItem } from '@mallard/domain/contract';
import {
  batchAddToCart,
  cancelOrder,
  confirmOrder,
  createPayment,
  deleteOrder,
  type EndpointDescriptor,
  getLogistics,
  requestAfterSale,
  reviewOrder,
} from '@mallard/domain/endpoints';
import { minor } from '@mallard/domain/money';
import {
  type AfterSaleClaim,
  type AfterSaleOrder,
  canRequestAfterSale,
  claimableQuantity,
  isReleased,
  lineRefund,
  MAX_AFTER_SALES,
  type OrderAction,
  type OrderActionFacts,
  orderActions,
  shippingRefund,
} from '@mallard/domain/rules';
import { hasUnreviewedLines } from './orderLines.ts';

const endpointsOfActions: Partial<Record<OrderAction, readonly EndpointDescriptor[]>> = {
  pay: [createPayment],
  cancel: [cancelOrder],
  logistics: [getLogistics],
  confirm: [confirmOrder],
  review: [reviewOrder],
  afterSale: [requestAfterSale],
  buyAgain: [batchAddToCart],
  delete: [deleteOrder],
};

/** Converts an order to the input of the return and refund rules. */
export function afterSaleOrderOf({ status, completeTime }: Order): AfterSaleOrder {
  return { status, completedAt: completeTime === null ? null : Date.parse(completeTime) };
}

/**
 * Returns the facts that decide which actions an order offers.
 *
 * @param now    the server's time, milliseconds since 1970
 * @param offers whether the back end offers an endpoint
 */
export function actionFactsOf(
  order: Order,
  now: number,
  offers: (endpoint: EndpointDescriptor) => boolean,
): OrderActionFacts {
  return {
    hasUnreviewedLines: hasUnreviewedLines(order),
    canRequestAfterSale: canRequestAfterSale(afterSaleOrderOf(order), order.items, now),
    hasOpenAfterSale: order.openAfterSales > 0,
    notOffered: orderActions.filter((action) => !(endpointsOfActions[action] ?? []).every(offers)),
  };
}

/** Returns the line items that can still be returned or refunded, each with the remaining quantity. */
export function claimableItems(order: Order, requests: readonly AfterSale[]): OrderItem[] {
  if (requests.length >= MAX_AFTER_SALES) return [];
  return order.items
    .map((item) => ({ ...item, quantity: claimableQuantity(item, claimsOf(item.id, requests)) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Returns what a further request can be about: items whose earlier request ended without a refund (`again`), or items that
 * were never requested (`others`).
 *
 * @param items items that can be requested, from `claimableItems`
 */
export function furtherRequest(items: readonly OrderItem[], requests: readonly AfterSale[]): 'again' | 'others' {
  const isEnded = ({ id }: OrderItem) =>
    requests.some(({ orderItemUuid, status }) => orderItemUuid === id && isReleased(status));
  return items.some(isEnded) ? 'again' : 'others';
}

/**
 * Computes the refund for a quantity of a line item, with the same rules as the server.
 *
 * @throws {RangeError} if the order has no such line, or the quantity exceeds what is left
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
  const shipping = shippingRefund({ shipping: paid, lines: order.items, otherRequests: requests, quantity });
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
