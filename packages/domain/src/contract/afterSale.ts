import * as v from 'valibot';
import { afterSaleReasons, MAX_AFTER_SALE_NOTE, MAX_AFTER_SALES } from '../rules/afterSaleRequest.ts';
import { afterSaleKinds } from '../rules/afterSaleTransitions.ts';
import { MAX_UPLOAD_FILES } from '../rules/uploadLimits.ts';
import { trackingNumberRule } from '../validation/trackingNumber.ts';
import { defineEndpoint } from './endpoint.ts';
import { field } from './field.ts';
import { picture } from './media.ts';
import { orderAmounts } from './order.ts';
import { id, idParams, instant, listOf, optionalText, quantity, text } from './scalars.ts';

/** A request for a refund of units of an order line. */
export const afterSale = v.object({
  id,
  orderUuid: id,
  orderItemUuid: id,
  /** Known values are `afterSaleKinds` of the rules; a client must accept others. */
  kind: text(40),
  /** Known values are `afterSaleStatuses` of the rules; a client must accept others. */
  status: text(40),
  /** Known values are `afterSaleReasons` of the rules; a client must accept others. */
  reason: text(40),
  note: text(MAX_AFTER_SALE_NOTE),
  images: listOf(picture, MAX_UPLOAD_FILES),
  quantity,
  /** The refund: `goods` is the price of the units, `discount` their share of the order's discount. */
  amounts: orderAmounts,
  /** Why the seller refused. */
  refusal: v.nullable(text(200)),
  /** Where to send the items; `null` while there is nothing to send. */
  returnAddress: v.nullable(text(400)),
  /** When an approved return lapses if it isn't sent back. */
  shipBefore: v.nullable(instant),
  trackingNumber: v.nullable(text(40)),
  createTime: instant,
  /** Every status of the request, the oldest first. */
  history: listOf(v.object({ status: text(40), time: instant }), 20),
});
export type AfterSale = v.InferOutput<typeof afterSale>;

export const listAfterSales = defineEndpoint({
  name: 'listAfterSales',
  area: 'afterSale',
  method: 'GET',
  path: '/api/orders/:id/after-sale',
  summary: 'Requests for a return or refund of an order, newest first.',
  access: 'member',
  freshFor: 0,
  owns: { resource: 'order', in: 'params', field: 'id' },
  params: idParams,
  data: v.object({ items: listOf(afterSale, MAX_AFTER_SALES) }),
});

export const requestAfterSale = defineEndpoint({
  name: 'requestAfterSale',
  area: 'afterSale',
  method: 'POST',
  path: '/api/orders/:id/after-sale',
  summary:
    'Asks for money back for pieces of one order line. Refused with 409 AFTER_SALE_UNAVAILABLE, and the reason in `details.reason`, where the rules do not allow it.',
  access: 'member',
  owns: { resource: 'order', in: 'params', field: 'id' },
  params: idParams,
  body: v.strictObject({
    orderItemUuid: id,
    kind: v.picklist(afterSaleKinds, 'AFTER_SALE_KIND'),
    reason: v.picklist(afterSaleReasons, 'AFTER_SALE_REASON'),
    note: v.optional(optionalText(MAX_AFTER_SALE_NOTE), ''),
    /** Uploads of the shopper. */
    imageUuids: v.optional(listOf(id, MAX_UPLOAD_FILES), []),
    quantity,
  }),
  data: afterSale,
});

export const withdrawAfterSale = defineEndpoint({
  name: 'withdrawAfterSale',
  area: 'afterSale',
  method: 'POST',
  path: '/api/after-sale/:id/withdraw',
  summary: 'Withdraws a request that is not refunded yet.',
  access: 'member',
  owns: { resource: 'afterSale', in: 'params', field: 'id' },
  params: idParams,
  data: afterSale,
});

export const shipAfterSale = defineEndpoint({
  name: 'shipAfterSale',
  area: 'afterSale',
  method: 'POST',
  path: '/api/after-sale/:id/ship',
  summary: 'Sets the tracking number of an approved return.',
  access: 'member',
  owns: { resource: 'afterSale', in: 'params', field: 'id' },
  params: idParams,
  body: v.strictObject({ trackingNumber: field(trackingNumberRule) }),
  data: afterSale,
});
