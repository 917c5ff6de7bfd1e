import * as v from 'valibot';
import { shippingMethods } from '../rules/shipping.ts';
import { keywordRule } from '../validation/keyword.ts';
import { chosenAttribute, lineStatuses, MAX_CART_LINES } from './cart.ts';
import { coupon, couponReasons } from './coupons.ts';
import { defineEndpoint } from './endpoint.ts';
import { field } from './field.ts';
import { picture } from './media.ts';
import { order, orderAmounts, orderSavings, orderTabs } from './order.ts';
import { pagedFields, pageFields } from './paged.ts';
import { payment, paymentMethods } from './payments.ts';
import { reviewDraftFields } from './reviews.ts';
import {
  amount,
  count,
  id,
  idParams,
  instant,
  listOf,
  nothing,
  optionalText,
  quantity,
  requiredText,
  text,
  uuid,
} from './scalars.ts';

export { type ShippingMethod, shippingMethods } from '../rules/shipping.ts';
export * from './order.ts';

/**
 * A rule that changed the total, in the order of application; `isSaving` marks a discount. Known rules: `GOODS`, `COUPON`,
 * `SHIPPING_FEE`, `SHIPPING_FREE_FROM`, `COUPON_FREE_SHIPPING`. With others, clients show `amounts` instead.
 */
const priceStep = v.object({ rule: text(40), amount, isSaving: v.boolean() });

const orderLine = v.strictObject({ skuUuid: id, quantity });

const choice = {
  /** The lines to buy. Several lines of the same SKU are added up. */
  items: listOf(orderLine, MAX_CART_LINES, 1),
  shippingMethod: v.optional(v.picklist(shippingMethods, 'SHIPPING_METHOD'), 'standard'),
  /** A claimed coupon, `null` for none. Without this field, a preview uses the best usable one. */
  couponUuid: v.optional(v.nullable(id)),
};

export const previewOrder = defineEndpoint({
  name: 'previewOrder',
  area: 'orders',
  method: 'POST',
  path: '/api/orders/preview',
  summary:
    'What an order would cost, with the rules that made each amount, coupons and shipping methods. Changes nothing.',
  access: 'member',
  owns: null,
  repeat: 'safe',
  body: v.strictObject(choice),
  data: v.object({
    lines: listOf(
      v.object({
        skuUuid: id,
        productUuid: id,
        title: text(200),
        attributes: listOf(chosenAttribute, 6),
        image: picture,
        price: amount,
        quantity,
        stock: count,
        limit: count,
        status: v.picklist(lineStatuses),
      }),
      MAX_CART_LINES,
    ),
    amounts: orderAmounts,
    savings: orderSavings,
    steps: listOf(priceStep, 20),
    couponUuid: v.nullable(id),
    /**
     * The coupons to choose from, in this order: usable ones; those that can be claimed and would save something; the others with
     * their reasons; sold-out ones (status `soldOut`). Those to claim have the reason `NOT_CLAIMED`; `saving` is what they would save.
     */
    coupons: listOf(
      v.object({ coupon, isUsable: v.boolean(), reason: v.nullable(v.picklist(couponReasons)), saving: amount }),
      100,
    ),
    shippingMethods: listOf(
      v.object({ code: v.picklist(shippingMethods), fee: amount, days: v.tuple([count, count]) }),
      10,
    ),
    shippingMethod: v.picklist(shippingMethods),
  }),
});
export type OrderPreview = v.InferOutput<typeof previewOrder.data>;

export const createOrder = defineEndpoint({
  name: 'createOrder',
  area: 'orders',
  method: 'POST',
  path: '/api/order/create',
  summary:
    'Places an order and takes its stock. The same `checkoutUuid` never makes a second order: it answers with the first, or, when the order is another one, with 409 CHECKOUT_USED. A total other than `expectedTotal` is refused (409 PRICE_CHANGED).',
  access: 'member',
  owns: { resource: 'address', in: 'body', field: 'addressUuid' },
  body: v.strictObject({
    ...choice,
    checkoutUuid: uuid,
    addressUuid: id,
    note: v.optional(optionalText(200), ''),
    expectedTotal: amount,
    /**
     * Whether the bought lines are removed from the cart. A line that is missing there refuses the order (409
     * CART_CHANGED).
     */
    isFromCart: v.optional(v.boolean(), false),
  }),
  data: order,
});

export const listOrders = defineEndpoint({
  name: 'listOrders',
  area: 'orders',
  method: 'GET',
  path: '/api/orders',
  summary: 'Orders of one tab, newest first, with the number of orders per tab.',
  access: 'member',
  owns: null,
  freshFor: 0,
  query: v.object({
    tab: v.optional(v.picklist(orderTabs, 'TAB'), 'all'),
    checkoutUuid: v.optional(uuid),
    /** Part of an order's number, or of the name of a product in it. */
    keyword: v.optional(field(keywordRule)),
    ...pageFields,
  }),
  data: v.object({
    ...pagedFields(order),
    counts: v.object({
      all: count,
      unpaid: count,
      unshipped: count,
      shipped: count,
      completed: count,
      cancelled: count,
    }),
    /** Completed orders with a line without a review. */
    toReview: v.optional(count),
  }),
});

export const getOrder = defineEndpoint({
  name: 'getOrder',
  area: 'orders',
  method: 'GET',
  path: '/api/orders/:id',
  summary: 'One order.',
  access: 'member',
  freshFor: 0,
  owns: { resource: 'order', in: 'params', field: 'id' },
  params: idParams,
  data: order,
});

export const getLogistics = defineEndpoint({
  name: 'getLogistics',
  area: 'orders',
  method: 'GET',
  path: '/api/orders/:id/logistics',
  summary: 'Tracking events of the parcel, newest first.',
  access: 'member',
  freshFor: 0,
  owns: { resource: 'order', in: 'params', field: 'id' },
  params: idParams,
  data: v.object({
    carrier: v.nullable(text(60)),
    trackingNumber: v.nullable(text(40)),
    events: listOf(v.object({ time: instant, code: text(40), text: text(200) }), 100),
  }),
});

export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  area: 'orders',
  method: 'POST',
  path: '/api/orders/:id/cancel',
  summary: 'Cancels an order that is not shipped. Restores stock and coupon, and refunds a payment.',
  access: 'member',
  owns: { resource: 'order', in: 'params', field: 'id' },
  params: idParams,
  body: v.strictObject({ reason: requiredText(200) }),
  data: order,
});

export const confirmOrder = defineEndpoint({
  name: 'confirmOrder',
  area: 'orders',
  method: 'POST',
  path: '/api/orders/:id/confirm',
  summary: 'Confirms the receipt of a shipped order.',
  access: 'member',
  owns: { resource: 'order', in: 'params', field: 'id' },
  params: idParams,
  data: order,
});

export const payOrder = defineEndpoint({
  name: 'payOrder',
  area: 'orders',
  method: 'POST',
  path: '/api/orders/:id/pay',
  summary: 'Starts the payment of an order; the same as creating a payment for it.',
  access: 'member',
  owns: { resource: 'order', in: 'params', field: 'id' },
  params: idParams,
  body: v.strictObject({ method: v.picklist(paymentMethods, 'PAYMENT_METHOD') }),
  data: payment,
});

export const createOrderPayment = defineEndpoint({
  name: 'createOrderPayment',
  area: 'orders',
  method: 'POST',
  path: '/api/orders/payment',
  summary: 'Starts the payment of the order named in the body.',
  access: 'member',
  owns: { resource: 'order', in: 'body', field: 'orderUuid' },
  body: v.strictObject({ orderUuid: id, method: v.picklist(paymentMethods, 'PAYMENT_METHOD') }),
  data: payment,
});

export const getOrderPaymentStatus = defineEndpoint({
  name: 'getOrderPaymentStatus',
  area: 'orders',
  method: 'GET',
  path: '/api/orders/payment/status',
  summary: 'Payment status of an order, or why it was cancelled. Values are the statuses of orders and payments.',
  access: 'member',
  budget: 'quick',
  freshFor: 0,
  owns: { resource: 'order', in: 'query', field: 'orderUuid' },
  query: v.object({ orderUuid: id }),
  data: v.object({
    orderUuid: id,
    /** As in an order: a client must accept unknown values. */
    orderStatus: text(40),
    paymentStatus: text(40),
    /** Why the shopper cancelled; `null` for other cancellations, such as after the deadline. */
    cancelReason: v.optional(v.nullable(text(200)), null),
    amount,
    payBefore: instant,
    payment: v.nullable(payment),
  }),
});

export const reviewOrder = defineEndpoint({
  name: 'reviewOrder',
  area: 'orders',
  method: 'POST',
  path: '/api/orders/review',
  summary: 'Reviews several lines of a completed order at once, each line once.',
  access: 'member',
  owns: { resource: 'order', in: 'body', field: 'orderUuid' },
  body: v.strictObject({ orderUuid: id, reviews: listOf(v.strictObject(reviewDraftFields), MAX_CART_LINES, 1) }),
  data: order,
});

export const deleteOrder = defineEndpoint({
  name: 'deleteOrder',
  area: 'orders',
  method: 'DELETE',
  path: '/api/orders/:id',
  summary: 'Hides a completed or cancelled order from its owner.',
  access: 'member',
  owns: { resource: 'order', in: 'params', field: 'id' },
  params: idParams,
  data: nothing,
});
