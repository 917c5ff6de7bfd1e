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
  previewOrder as previewCall,
  reviewOrder,
  toPaged,
} from '@mallard/domain/contract';
import { allowedActions, isOpenAfterSale } from '@mallard/domain/rules';
import { carrierName, chosenPaymentMethod, refuse, withOfferedShipping } from '@mallard/domain/serving';
import { readAfterSales } from '../afterSale/readAfterSales.ts';
import { handleMember, type OfflineRoute } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { previewOrder } from '../orders/previewOrder.ts';
import { countTabs, countToReview, isInTab, isNamed, readOrder, readOrders } from '../orders/readOrders.ts';
import { parcelEvents } from '../orders/shipOrder.ts';
import { toOrder } from '../orders/toOrder.ts';
import { decidingPayment, startPayment, toPayment } from '../payments/startPayment.ts';
import { toInstant } from '../presenters/toInstant.ts';
import { writeReviews } from '../reviews/writeReviews.ts';

export const ordersRoutes: OfflineRoute[] = [
  handleMember(previewCall, ({ body }, call) =>
    previewOrder(call, withOfferedShipping(body, call.settings.shopSettings)),
  ),
  handleMember(createOrder, ({ body }, call) =>
    toOrder(placeOrder(call, call.caller.user.id, withOfferedShipping(body, call.settings.shopSettings)), call),
  ),
  handleMember(listOrders, ({ query }, call) => {
    const all = readOrders(call);
    const fitting = all.filter(
      (order) =>
        isInTab(order, query.tab) &&
        (query.checkoutUuid === undefined || order.checkoutId === query.checkoutUuid) &&
        (query.keyword === undefined || isNamed(order, query.keyword, call)),
    );
    const page = { pageNumber: query.pageNumber, pageSize: query.pageSize };
    const items = pageOf(fitting, page).map((order) => toOrder(order, call));
    return { ...toPaged(items, fitting.length, page), counts: countTabs(all), toReview: countToReview(all) };
  }),
  handleMember(getOrder, ({ params }, call) => toOrder(readOrder(call, params.id), call)),
  handleMember(getLogistics, ({ params }, call) => {
    const order = readOrder(call, params.id);
    const events = parcelEvents(order, call.now).map(({ code, text, happensAt }) => ({
      time: toInstant(happensAt),
      code,
      text: text[call.locale],
    }));
    return { carrier: carrierName(order.carrier, call.locale), trackingNumber: order.trackingNumber, events };
  }),
  handleMember(cancelOrder, ({ params, body }, call) => {
    const facts = { cancelReason: body.reason };
    return toOrder(changeOrder(call, readOrder(call, params.id), 'cancel', 'shopper', facts), call);
  }),
  handleMember(confirmOrder, ({ params }, call) =>
    toOrder(changeOrder(call, readOrder(call, params.id), 'confirm', 'shopper'), call),
  ),
  handleMember(payOrder, ({ params, body }, call) =>
    toPayment(
      startPayment(call, readOrder(call, params.id), chosenPaymentMethod(call.settings.shopSettings, body.method)),
      call,
    ),
  ),
  handleMember(createOrderPayment, ({ body }, call) =>
    toPayment(
      startPayment(call, readOrder(call, body.orderUuid), chosenPaymentMethod(call.settings.shopSettings, body.method)),
      call,
    ),
  ),
  handleMember(getOrderPaymentStatus, ({ query }, call) => {
    const order = readOrder(call, query.orderUuid);
    const payment = decidingPayment(call, order);
    return {
      orderUuid: order.id,
      orderStatus: order.status,
      paymentStatus: order.paymentStatus,
      cancelReason: order.cancelReason,
      amount: order.amounts.total,
      payBefore: toInstant(order.payBefore),
      payment: payment ? toPayment(payment, call) : null,
    };
  }),
  handleMember(reviewOrder, ({ body }, call) => {
    const order = readOrder(call, body.orderUuid);
    writeReviews(call, body.reviews, order.id);
    return toOrder(order, call);
  }),
  handleMember(deleteOrder, ({ params }, call) => {
    const order = readOrder(call, params.id);
    const hasOpenAfterSale = readAfterSales(call.state, order).some(({ status }) => isOpenAfterSale(status));
    if (!allowedActions(order.status, { hasUnreviewedLines: false, hasOpenAfterSale }).includes('delete'))
      throw refuse('ORDER_STATE', { details: { status: order.status } });
    order.hiddenAt = call.now;
    return null;
  }),
];
