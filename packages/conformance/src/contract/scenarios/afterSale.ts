import { createUuid } from '@mallard/domain/client';
import {
  type AfterSale,
  getOrder,
  listAfterSales,
  requestAfterSale,
  shipAfterSale,
  withdrawAfterSale,
} from '@mallard/domain/contract';
import { assertAmounts } from '../assertAmounts.ts';
import { assertShown } from '../assertShown.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { approvedReturnOf, placeOrder, refundDraft, requestReturnOf, shipOrderOf } from '../steps.ts';

/** Scenarios of returns and refunds. */
export const afterSaleScenarios: readonly Scenario[] = [
  scenario(listAfterSales, {
    async prepare(context) {
      const shopper = await context.shopper();
      return { shopper, input: { params: { id: (await placeOrder(context, shopper)).id } } };
    },
  }),
  scenario(requestAfterSale, {
    async prepare(context) {
      const shopper = await context.shopper();
      const order = await shipOrderOf(context, shopper);
      return { shopper, input: { params: { id: order.id }, body: refundDraft(order) } };
    },
    async prepareRefused(context) {
      const shopper = await context.shopper();
      const order = await placeOrder(context, shopper);
      return { shopper, input: { params: { id: order.id }, body: refundDraft(order) } };
    },
    other: ({ params, body }) => ({ params, body: { ...body, reason: 'missingParts' as const } }),
    async count({ shopper, input: { params } }) {
      return (await shopper?.call(listAfterSales, { params }))?.items.length ?? 0;
    },
    async verify({ shopper, input: { params, body } }, _, data) {
      const asked = `POST ${requestAfterSale.path}`;
      const { orderItemUuid, kind, reason, quantity } = body;
      const request = data as AfterSale;
      const expected = { orderUuid: params.id, orderItemUuid, kind, reason, quantity, status: 'requested' };
      assertShown(asked, 'data', expected, request);
      const order = await shopper?.call(getOrder, { params });
      const line = order?.items.find(({ id }) => id === orderItemUuid);
      assertAmounts(asked, request.amounts, line ? [{ price: line.price, quantity }] : []);
      assertShown(`GET ${getOrder.path} after a request`, 'data.openAfterSales', 1, order?.openAfterSales);
      const listed = await shopper?.call(listAfterSales, { params });
      assertShown(`GET ${listAfterSales.path} after a request`, 'data.items.0', expected, listed?.items[0]);
    },
  }),
  scenario(withdrawAfterSale, {
    async prepare(context) {
      const shopper = await context.shopper();
      return { shopper, input: { params: { id: (await requestReturnOf(context, shopper)).id } } };
    },
    prepareRefused: async (context) => ({ shopper: await context.shopper(), input: { params: { id: createUuid() } } }),
    async verify({ input: { params } }, _, data) {
      assertShown(`POST ${withdrawAfterSale.path}`, 'data', { id: params.id, status: 'withdrawn' }, data);
    },
  }),
  scenario(shipAfterSale, {
    async prepare(context) {
      const shopper = await context.shopper();
      const { id } = await approvedReturnOf(context, shopper);
      return { shopper, input: { params: { id }, body: { trackingNumber: 'SF1234567890' } } };
    },
    prepareRefused: async (context) => ({
      shopper: await context.shopper(),
      input: { params: { id: createUuid() }, body: { trackingNumber: 'SF1234567890' } },
    }),
    other: ({ params }) => ({ params, body: { trackingNumber: 'SF0000000000' } }),
    async verify({ input: { params, body } }, _, data) {
      const { trackingNumber } = body;
      const expected = { id: params.id, status: 'returning', trackingNumber };
      assertShown(`POST ${shipAfterSale.path}`, 'data', expected, data);
    },
  }),
];
