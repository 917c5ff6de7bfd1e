import * as v from 'valibot';
import { minor } from '../money/minor.ts';
import { orderStatuses } from '../rules/orderStatus.ts';
import { chosenAttribute, MAX_CART_LINES } from './cart.ts';
import { picture } from './media.ts';
import { amount, count, id, instant, listOf, quantity, text } from './scalars.ts';

/** The tabs of the order list; `all` or a status. */
export const orderTabs = ['all', ...orderStatuses] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Reasons for a cancellation. The app has messages for them. */
export const cancelReasons = ['changedMind', 'wrongItem', 'wrongAddress', 'betterPrice', 'tooSlow', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The parts of a total: `total` = `goods` − `discount` + `shipping`. `goods` is the price of the products. */
export const orderAmounts = v.object({ goods: amount, discount: amount, shipping: amount, total: amount });
export type OrderAmounts = v.InferOutput<typeof orderAmounts>;

/**
 * The shopper's savings on an order: reduced prices, and the coupon's discount on products or shipping. Optional, so
 * that back ends without it stay compatible.
 */
export const orderSavings = v.optional(amount, minor(0));

export const orderItem = v.object({
  id,
  productUuid: id,
  skuUuid: id,
  title: text(200),
  attributes: listOf(chosenAttribute, 6),
  image: picture,
  price: amount,
  quantity,
  isReviewed: v.boolean(),
  /** The line's share of the order's discount. */
  discountShare: v.optional(amount, minor(0)),
  /** Units in open requests for a return or refund, or already refunded. */
  claimedQuantity: v.optional(count, 0),
});
export type OrderItem = v.InferOutput<typeof orderItem>;

export const order = v.object({
  id,
  orderNumber: text(32),
  /** Known values are {@link orderStatuses}; a client must accept others. */
  status: text(40),
  paymentStatus: text(40),
  amounts: orderAmounts,
  savings: orderSavings,
  items: listOf(orderItem, MAX_CART_LINES),
  paymentMethod: v.nullable(text(40)),
  shippingMethod: text(40),
  recipient: text(30),
  contactNumber: text(20),
  shippingAddress: text(400),
  trackingNumber: v.nullable(text(40)),
  carrier: v.nullable(text(60)),
  cancelReason: v.nullable(text(200)),
  note: text(200),
  /** Sum of the refunds so far. */
  refundedAmount: v.optional(amount, minor(0)),
  /** Open requests for a return or refund. */
  openAfterSales: v.optional(count, 0),
  createTime: instant,
  /** Deadline of the payment. */
  payBefore: instant,
  payTime: v.nullable(instant),
  shipTime: v.nullable(instant),
  completeTime: v.nullable(instant),
  cancelTime: v.nullable(instant),
  /** Earliest and latest arrival of the parcel; `null` before the payment and after the arrival. */
  arrival: v.optional(v.nullable(v.tuple([instant, instant]))),
});
export type Order = v.InferOutput<typeof order>;
