import {
  cancelOrder,
  confirmOrder,
  createOrder,
  createOrderPayment,
  deleteOrder,
  getLogistics,
  getOrder,
  getOrderPaymentStatus,
  listOrders,
  type Order,
  type OrderPreview,
  payOrder,
  previewOrder,
  reviewOrder,
} from '@mallard/domain/contract';
import { assertAmounts } from '../assertAmounts.ts';
import { assertShown } from '../assertShown.ts';
import { isOffered } from '../contractTarget.ts';
import type { RunContext } from '../runContext.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { cancelledOrderOf, completeOrderOf, draftOrder, pickSku, placeOrder, shipOrderOf } from '../steps.ts';

/** Returns the shared shopper with a new unpaid order. */
async function unpaid(context: RunContext) {
  const shopper = await context.shopper();
  return { shopper, order: await placeOrder(context, shopper) };
}

async function unpaidById(context: RunContext) {
  const { shopper, order } = await unpaid(context);
  return { shopper, input: { params: { id: order.id } } };
}

function reviewsOf({ id, items }: Order) {
  return { orderUuid: id, reviews: items.map((item) => ({ orderItemUuid: item.id, rating: 5, content: '很好' })) };
}

/** Scenarios of orders, from preview to deletion. */
export const orderScenarios: readonly Scenario[] = [
  scenario(previewOrder, {
    async prepare(context) {
      const items = [{ skuUuid: (await pickSku(context)).sku.id, quantity: 1 }];
      return { shopper: await context.shopper(), input: { body: { items, shippingMethod: 'express' as const } } };
    },
    async verify(_, __, data) {
      const { amounts, lines } = data as OrderPreview;
      assertAmounts(`POST ${previewOrder.path}`, amounts, lines);
    },
  }),
  scenario(createOrder, {
    async prepare(context) {
      const shopper = await context.shopper();
      return { shopper, input: { body: { ...(await draftOrder(context, shopper)), note: '轻放' } } };
    },
    other: ({ body }) => ({ body: { ...body, note: '不要打电话' } }),
    async count({ shopper, input: { body } }) {
      const { checkoutUuid } = body as { checkoutUuid: string };
      return (await shopper?.call(listOrders, { query: { checkoutUuid } }))?.total ?? 0;
    },
    async verify({ shopper, input: { body } }, _, data) {
      const placed = data as Order;
      assertAmounts(`POST ${createOrder.path}`, placed.amounts, placed.items);
      const agreed = { status: 'unpaid', note: body.note, amounts: placed.amounts };
      assertShown(`POST ${createOrder.path}`, 'data.amounts.total', body.expectedTotal, placed.amounts.total);
      const read = await shopper?.call(getOrder, { params: { id: placed.id } });
      assertShown(`GET ${getOrder.path} after it was placed`, 'data', agreed, read);
    },
  }),
  scenario(listOrders, {
    prepare: async (context) => ({
      shopper: await context.shopper(),
      input: { query: { tab: 'all' as const, pageNumber: 1 } },
    }),
    async prepareList(context) {
      const shopper = await context.newShopper();
      for (let index = 0; index < 5; index += 1) await placeOrder(context, shopper);
      return { shopper, input: { query: { tab: 'all' as const } } };
    },
  }),
  scenario(getOrder, {
    async prepare(context) {
      const { shopper, order } = await unpaid(context);
      return { shopper, input: { params: { id: order.id } } };
    },
  }),
  scenario(getLogistics, {
    async prepare(context) {
      const shopper = await context.shopper();
      return { shopper, input: { params: { id: (await shipOrderOf(context, shopper)).id } } };
    },
    prepareRefused: unpaidById,
  }),
  scenario(cancelOrder, {
    async prepare(context) {
      const { shopper, order } = await unpaid(context);
      return { shopper, input: { params: { id: order.id }, body: { reason: 'changedMind' } } };
    },
    other: ({ params }) => ({ params, body: { reason: 'tooSlow' } }),
    async verify({ shopper, input: { params, body } }, { target }, data) {
      assertShown(`POST ${cancelOrder.path}`, 'data', { id: params.id, status: 'cancelled' }, data);
      if (!isOffered(target, getOrderPaymentStatus)) return;
      const status = await shopper?.call(getOrderPaymentStatus, { query: { orderUuid: params.id } });
      const givenUp = { orderStatus: 'cancelled', cancelReason: body.reason };
      assertShown(`GET ${getOrderPaymentStatus.path} after it was given up`, 'data', givenUp, status);
    },
  }),
  scenario(confirmOrder, {
    async prepare(context) {
      const shopper = await context.shopper();
      return { shopper, input: { params: { id: (await shipOrderOf(context, shopper)).id } } };
    },
    prepareRefused: unpaidById,
    async verify({ input: { params } }, _, data) {
      assertShown(`POST ${confirmOrder.path}`, 'data', { id: params.id, status: 'completed' }, data);
    },
  }),
  scenario(payOrder, {
    async prepare(context) {
      const { shopper, order } = await unpaid(context);
      return { shopper, input: { params: { id: order.id }, body: { method: 'alipay' as const } } };
    },
    other: ({ params }) => ({ params, body: { method: 'wechat' as const } }),
  }),
  scenario(createOrderPayment, {
    async prepare(context) {
      const { shopper, order } = await unpaid(context);
      return { shopper, input: { body: { orderUuid: order.id, method: 'card' as const } } };
    },
    other: ({ body }) => ({ body: { ...body, method: 'wechat' as const } }),
  }),
  scenario(getOrderPaymentStatus, {
    async prepare(context) {
      const { shopper, order } = await unpaid(context);
      return { shopper, input: { query: { orderUuid: order.id } } };
    },
  }),
  scenario(reviewOrder, {
    async prepare(context) {
      const shopper = await context.shopper();
      return { shopper, input: { body: reviewsOf(await completeOrderOf(context, shopper)) } };
    },
    async prepareRefused(context) {
      const { shopper, order } = await unpaid(context);
      return { shopper, input: { body: reviewsOf(order) } };
    },
    other: ({ body }) => ({ body: { ...body, reviews: body.reviews.map((review) => ({ ...review, rating: 4 })) } }),
  }),
  scenario(deleteOrder, {
    async prepare(context) {
      const shopper = await context.shopper();
      return { shopper, input: { params: { id: (await cancelledOrderOf(context, shopper)).id } } };
    },
  }),
];
