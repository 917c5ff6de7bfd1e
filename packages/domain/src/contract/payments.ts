import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { amount, currencyCode, id, idParams, instant, text } from './scalars.ts';

export const paymentMethods = ['alipay', 'wechat', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const payment = v.object({
  id,
  orderUuid: id,
  method: text(40),
  /** Known values: pending, paid, failed, refunded. */
  status: text(40),
  amount,
  /** Currency of the amount: the shop's when the payment was started. */
  currency: currencyCode,
  /** The provider's page, where the shopper approves the payment: of the shop's origin, or of its `paymentOrigins`. */
  payUrl: text(500),
  createTime: instant,
  expireTime: instant,
});
export type Payment = v.InferOutput<typeof payment>;

export const createPayment = defineEndpoint({
  name: 'createPayment',
  area: 'payments',
  method: 'POST',
  path: '/api/payments',
  summary:
    'Starts paying an order with one method. An unpaid order may have several attempts, of which one can succeed.',
  access: 'member',
  owns: { resource: 'order', in: 'body', field: 'orderUuid' },
  body: v.strictObject({ orderUuid: id, method: v.picklist(paymentMethods, 'PAYMENT_METHOD') }),
  data: payment,
});

export const getPayment = defineEndpoint({
  name: 'getPayment',
  area: 'payments',
  method: 'GET',
  path: '/api/payments/:id',
  summary: 'One payment.',
  access: 'member',
  budget: 'quick',
  freshFor: 0,
  owns: { resource: 'payment', in: 'params', field: 'id' },
  params: idParams,
  data: payment,
});

/** Header with the provider's signature of a payment callback. */
export const SIGNATURE_HEADER = 'X-Mallard-Signature';

export const paymentCallback = defineEndpoint({
  name: 'paymentCallback',
  area: 'payments',
  method: 'POST',
  path: '/api/payments/callback',
  summary: `What the payment provider reports. Header \`${SIGNATURE_HEADER}: t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">\`. An event id is applied once.`,
  access: 'signed',
  repeat: 'safe',
  body: v.object({
    eventId: text(100, 1),
    paymentId: id,
    orderId: id,
    amount,
    currency: currencyCode,
    status: v.picklist(['PAID', 'FAILED'], 'STATUS'),
  }),
  data: v.object({ isApplied: v.boolean() }),
});
