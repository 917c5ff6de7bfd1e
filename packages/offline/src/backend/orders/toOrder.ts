import type { Order, OrderItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { claimedQuantity, expectedArrival, isOpenAfterSale } from '@mallard/domain/rules';
import { carrierName, toAttributes } from '@mallard/domain/serving';
import { refundedAmount } from '../afterSale/changeAfterSale.ts';
import { claimsOf, readAfterSales } from '../afterSale/readAfterSales.ts';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { skuPicture } from '../presenters/skuPicture.ts';
import { toInstant } from '../presenters/toInstant.ts';
import { skuValueNames } from '../shop/catalogReviews.ts';
import type { OrderItemState, OrderState } from '../state/shopState.ts';

/** Converts an order to the contract's format, in one language. */
export function toOrder(order: OrderState, call: OfflineCall): Order {
  const { id, orderNumber, status, paymentStatus, amounts, savings, paymentMethod, shippingMethod, recipient } = order;
  const { contactNumber, shippingAddress, trackingNumber, cancelReason, note } = order;
  const requests = readAfterSales(call.state, order);
  const arrival = expectedArrival(order, order.paidAt, call.settings.shopSettings);
  return {
    id,
    orderNumber,
    status,
    paymentStatus,
    amounts,
    savings,
    paymentMethod,
    shippingMethod,
    recipient,
    contactNumber,
    shippingAddress,
    trackingNumber,
    carrier: carrierName(order.carrier, call.locale),
    cancelReason,
    note,
    items: order.items.map((item) => toItem(item, call)),
    refundedAmount: minor(refundedAmount(requests, id)),
    openAfterSales: requests.filter((request) => isOpenAfterSale(request.status)).length,
    createTime: toInstant(order.createdAt),
    payBefore: toInstant(order.payBefore),
    payTime: instantOrNull(order.paidAt),
    shipTime: instantOrNull(order.shippedAt),
    completeTime: instantOrNull(order.completedAt),
    cancelTime: instantOrNull(order.cancelledAt),
    arrival: arrival && [toInstant(arrival[0]), toInstant(arrival[1])],
  };
}

function toItem(item: OrderItemState, call: OfflineCall): OrderItem {
  const { id, skuId, productId, price, quantity, isReviewed, discountShare } = item;
  // A stored order may contain a product that this version's sample lacks.
  const sku = call.catalog.sku(skuId);
  const sample = sku?.product.sample;
  return {
    id,
    productUuid: productId,
    skuUuid: skuId,
    price,
    quantity,
    isReviewed,
    discountShare,
    claimedQuantity: claimedQuantity(claimsOf(call.state, id)),
    title: sample?.title[call.locale] ?? '',
    attributes: sku && sample ? toAttributes(skuValueNames(sample, sku.values), call.locale) : [],
    image: skuPicture(sku, call.locale),
  };
}

function instantOrNull(timestamp: number | null): string | null {
  return timestamp === null ? null : toInstant(timestamp);
}
