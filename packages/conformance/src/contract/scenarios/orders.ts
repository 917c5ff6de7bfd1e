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
import { assertShown } from '../assertShown.ts';
import { isOffered } from '../contractTarget.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { cancelledOrderOf, completeOrderOf, draftOrder, pickSku, placeOrder, shipOrderOf } from '../steps.ts';
import { assertAmounts } from '../sums.ts';
import type { World } from '../world.ts';

/** Returns the shared shopper with a new unpaid order. */
async function unpaid(world: World) {
  const shopper = await world.shopper();
  return { shopper, order: await placeOrder(world, shopper) };
}

async function unpaidById(world: World) {
  const { shopper, order } = await unpaid(world);
  return { shopper, input: { params: { id: order.id } } };
}

function reviewsOf({ id, items }: Order) {
  return { orderUuid: id, reviews: items.map((item) => ({ orderItemUuid: item.id, rating: 5, content: '很好' })) };
}

/** Scenarios of orders, from preview to deletion. */
export const orderScenarios: readonly Scenario[] = [
  scenario(previewOrder, {
    async prepare(world) {
      const items = [{ skuUuid: (await pickSku(world)).sku.id, quantity: 1 }];
      return { shopper: await world.shopper(), input: { body: { items, shippingMethod: 'express' as const } } };
    },
    async verify(_, __, data) {
      const { amounts, lines } = data as OrderPreview;
      assertAmounts(`POST ${previewOrder.path}`, amounts, lines);
    },
  }),
  scenario(createOrder, {
    async prepare(world) {
      const shopper = await world.shopper();
      return { shopper, input: { body: { ...(await draftOrder(world, shopper)), note: '轻放' } } };
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
    prepare: async (world) => ({
      shopper: await world.shopper(),
      input: { query: { tab: 'all' as const, pageNumber: 1 } },
    }),
    async prepareList(world) {
      const shopper = await world.newShopper();
      for (let index = 0; index < 5; index += 1) await placeOrder(world, shopper);
      return { shopper, input: { query: { tab: 'all' as const } } };
    },
  }),
  scenario(getOrder, {
    async prepare(world) {
      const { shopper, order } = await unpaid(world);
      return { shopper, input: { params: { id: order.id } } };
    },
  }),
  scenario(getLogistics, {
    async prepare(world) {
      const shopper = await world.shopper();
      return { shopper, input: { params: { id: (await shipOrderOf(world, shopper)).id } } };
    },
    prepareRefused: unpaidById,
  }),
  scenario(cancelOrder, {
    async prepare(world) {
      const { shopper, order } = await unpaid(world);
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
    async prepare(world) {
      const shopper = await world.shopper();
      return { shopper, input: { params: { id: (await shipOrderOf(world, shopper)).id } } };
    },
    prepareRefused: unpaidById,
    async verify({ input: { params } }, _, data) {
      assertShown(`POST ${confirmOrder.path}`, 'data', { id: params.id, status: 'completed' }, data);
    },
  }),
  scenario(payOrder, {
    async prepare(world) {
      const { shopper, order } = await unpaid(world);
      return { shopper, input: { params: { id: order.id }, body: { method: 'alipay' as const } } };
    },
    other: ({ params }) => ({ params, body: { method: 'wechat' as const } }),
  }),
  scenario(createOrderPayment, {
    async prepare(world) {
      const { shopper, order } = await unpaid(world);
      return { shopper, input: { body: { orderUuid: order.id, method: 'card' as const } } };
    },
    other: ({ body }) => ({ body: { ...body, method: 'wechat' as const } }),
  }),
  scenario(getOrderPaymentStatus, {
    async prepare(world) {
      const { shopper, order } = await unpaid(world);
      return { shopper, input: { query: { orderUuid: order.id } } };
    },
  }),
  scenario(reviewOrder, {
    async prepare(world) {
      const shopper = await world.shopper();
      return { shopper, input: { body: reviewsOf(await completeOrderOf(world, shopper)) } };
    },
    async prepareRefused(world) {
      const { shopper, order } = await unpaid(world);
      return { shopper, input: { body: reviewsOf(order) } };
    },
    other: ({ body }) => ({ body: { ...body, reviews: body.reviews.map((review) => ({ ...review, rating: 4 })) } }),
  }),
  scenario(deleteOrder, {
    async prepare(world) {
      const shopper = await world.shopper();
      return { shopper, input: { params: { id: (await cancelledOrderOf(world, shopper)).id } } };
    },
  }),
];
