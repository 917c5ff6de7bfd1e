import type { Order, OrderItem } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { type Minor, minor, sumMinor } from '@mallard/domain/money';
import { claimedQuantity, expectedArrival, isOpenAfterSale, type ShippingRules } from '@mallard/domain/rules';
import { carrierName, toAttributes, toPicture } from '@mallard/domain/serving';
import { claimsOf } from './afterSaleClaims.ts';
import type { StoredOrder } from './queries.ts';

/** Converts an order to the contract's shape, in one locale. */
export function toOrder({ order, items, afterSales }: StoredOrder, locale: ContentLocale, shop: ShippingRules): Order {
  const { goods, discount, shipping, total, savings } = order;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    paymentStatus: order.paymentStatus,
    amounts: { goods, discount, shipping, total },
    savings,
    items: items.map((item) => toItem(item, afterSales, locale)),
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    recipient: order.recipient,
    contactNumber: order.contactNumber,
    shippingAddress: order.shippingAddress,
    trackingNumber: order.trackingNumber,
    carrier: carrierName(order.carrier, locale),
    cancelReason: order.cancelReason,
    note: order.note,
    refundedAmount: sumMinor(afterSales.filter(({ status }) => status === 'refunded').map(refundedAmount)),
    openAfterSales: afterSales.filter(({ status }) => isOpenAfterSale(status)).length,
    createTime: order.createdAt.toISOString(),
    payBefore: order.payBefore.toISOString(),
    payTime: toIsoString(order.paidAt),
    shipTime: toIsoString(order.shippedAt),
    completeTime: toIsoString(order.completedAt),
    cancelTime: toIsoString(order.cancelledAt),
    arrival: toArrival(order, shop),
  };
}

function refundedAmount({ goods, discount, shipping }: StoredOrder['afterSales'][number]): Minor {
  return minor(goods - discount + shipping);
}

function toArrival(order: StoredOrder['order'], shop: ShippingRules): Order['arrival'] {
  const arrival = expectedArrival(order, order.paidAt?.getTime() ?? null, shop);
  return arrival && [new Date(arrival[0]).toISOString(), new Date(arrival[1]).toISOString()];
}

function toItem(
  item: StoredOrder['items'][number],
  afterSales: StoredOrder['afterSales'],
  locale: ContentLocale,
): OrderItem {
  return {
    id: item.id,
    productUuid: item.productId,
    skuUuid: item.skuId,
    title: item.title[locale],
    attributes: toAttributes(item.attributes, locale),
    image: toPicture(item.picture, locale),
    price: item.price,
    quantity: item.quantity,
    isReviewed: item.isReviewed,
    discountShare: item.discountShare,
    claimedQuantity: claimedQuantity(claimsOf(item.id, afterSales)),
  };
}

function toIsoString(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
