import {
  cancelOrder,
  confirmOrder,
  createOrder,
  deleteOrder,
  getLogistics,
  getOrder,
  getOrderPaymentStatus,
  listOrders,
  previewOrder,
  reviewOrder,
  toPaged,
} from '@mallard/domain/contract';
import { carrierName, withOfferedShipping } from '@mallard/domain/serving';
import { handleMember, type Route } from '../../http/handle.ts';
import { toPayment } from '../paymentAttempts/presenter.ts';
import { readDecidingPayment } from '../paymentAttempts/queries.ts';
import { changeOrder } from './changeOrder.ts';
import { hideOrder } from './hideOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { toOrder } from './presenter.ts';
import { previewOrder as preview } from './previewOrder.ts';
import { countTabs, countToReview, readLogistics, readOrder, readOrders } from './queries.ts';
import { writeReviews } from './writeReviews.ts';

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
    { limits: [{ by: 'user', max: 10, seconds: 60 }], admission: 'first', changesPublicData: 'withinASecond' },
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
