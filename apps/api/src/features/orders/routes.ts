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
  payOrder,
  previewOrder,
  reviewOrder,
  toPaged,
} from '@mallard/domain/contract';
import { carrierName, chosenPaymentMethod, withOfferedShipping } from '@mallard/domain/serving';
import { handleMember, type RateLimit, type Route } from '../../http/handle.ts';
import { toPayment } from '../payments/presenter.ts';
import { readDecidingPayment } from '../payments/queries.ts';
import { startPayment } from '../payments/startPayment.ts';
import { changeOrder } from './changeOrder.ts';
import { hideOrder } from './hideOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { toOrder } from './presenter.ts';
import { previewOrder as preview } from './previewOrder.ts';
import { countTabs, countToReview, readLogistics, readOrder, readOrders } from './queries.ts';
import { writeReviews } from './writeReviews.ts';

const purchase: { limits: RateLimit[]; admission: 'first' } = {
  limits: [{ by: 'user', max: 10, seconds: 60 }],
  admission: 'first',
};

export const ordersRoutes: Route[] = [
  handleMember(previewOrder, ({ body }, { db, user, now, locale, deps }) =>
    preview(db, user.id, withOfferedShipping(body, deps.shop), { now, locale, shop: deps.shop }),
  ),
  handleMember(
    createOrder,
    async ({ body }, { db, user, now, locale, deps }) =>
      toOrder(
        await placeOrder(db, withOfferedShipping(body, deps.shop), {
          userId: user.id,
          now,
          random: deps.random,
          shop: deps.shop,
        }),
        locale,
        deps.shop,
      ),
    { ...purchase, changesPublicData: 'withinASecond' },
  ),
  handleMember(listOrders, async ({ query }, { db, user, locale, deps }) => {
    const { items, total } = await readOrders(db, user.id, query);
    const { pageNumber, pageSize } = query;
    const page = toPaged(
      items.map((stored) => toOrder(stored, locale, deps.shop)),
      total,
      { pageNumber, pageSize },
    );
    return { ...page, counts: await countTabs(db, user.id), toReview: await countToReview(db, user.id) };
  }),
  handleMember(getOrder, async ({ params }, { db, user, locale, deps }) =>
    toOrder(await readOrder(db, user.id, params.id), locale, deps.shop),
  ),
  handleMember(getLogistics, async ({ params }, { db, user, now, locale }) => {
    const { order } = await readOrder(db, user.id, params.id);
    const { carrier, trackingNumber } = order;
    const past = await readLogistics(db, order.id, now);
    const events = past.map(({ happensAt, code, text }) => ({
      time: happensAt.toISOString(),
      code,
      text: text[locale],
    }));
    return { carrier: carrierName(carrier, locale), trackingNumber, events };
  }),
  handleMember(
    cancelOrder,
    async ({ params, body }, { db, user, now, locale, deps }) => {
      const facts = { cancelReason: body.reason };
      await changeOrder(db, { orderId: params.id, event: 'cancel', actor: 'shopper', now, facts });
      return toOrder(await readOrder(db, user.id, params.id), locale, deps.shop);
    },
    { changesPublicData: 'withinASecond' },
  ),
  handleMember(confirmOrder, async ({ params }, { db, user, now, locale, deps }) => {
    await changeOrder(db, { orderId: params.id, event: 'confirm', actor: 'shopper', now });
    return toOrder(await readOrder(db, user.id, params.id), locale, deps.shop);
  }),
  handleMember(
    payOrder,
    async ({ params, body }, { db, now, deps }) => {
      const method = chosenPaymentMethod(deps.shop, body.method);
      return toPayment(await startPayment(db, { orderId: params.id, method }, now), deps.payments);
    },
    purchase,
  ),
  handleMember(
    createOrderPayment,
    async ({ body }, { db, now, deps }) => {
      const method = chosenPaymentMethod(deps.shop, body.method);
      return toPayment(await startPayment(db, { orderId: body.orderUuid, method }, now), deps.payments);
    },
    purchase,
  ),
  handleMember(getOrderPaymentStatus, async ({ query }, { db, user, deps }) => {
    const { order } = await readOrder(db, user.id, query.orderUuid);
    const payment = await readDecidingPayment(db, order.id);
    return {
      orderUuid: order.id,
      orderStatus: order.status,
      paymentStatus: order.paymentStatus,
      cancelReason: order.cancelReason,
      amount: order.total,
      payBefore: order.payBefore.toISOString(),
      payment: payment && toPayment(payment, deps.payments),
    };
  }),
  handleMember(
    reviewOrder,
    async ({ body }, { db, user, now, locale, deps }) => {
      await writeReviews(db, body.reviews, { userId: user.id, orderId: body.orderUuid, now });
      return toOrder(await readOrder(db, user.id, body.orderUuid), locale, deps.shop);
    },
    { changesPublicData: 'immediately' },
  ),
  handleMember(deleteOrder, async ({ params }, { db, now }) => {
    await hideOrder(db, params.id, now);
    return null;
  }),
];
