import { createPayment, getPayment, paymentCallback, SIGNATURE_HEADER } from '@mallard/domain/contract';
import { chosenPaymentMethod, refuse } from '@mallard/domain/serving';
import { handle, handleMember, type OfflineRoute } from '../calls/offlineCall.ts';
import { readOrder } from '../orders/readOrders.ts';
import { applyReport } from '../payments/applyReport.ts';
import { isSignedCallback } from '../payments/callbackSignature.ts';
import { startPayment, toPayment } from '../payments/startPayment.ts';

export const paymentsRoutes: OfflineRoute[] = [
  handleMember(createPayment, ({ body }, call) =>
    toPayment(
      startPayment(call, readOrder(call, body.orderUuid), chosenPaymentMethod(call.settings.shopSettings, body.method)),
      call,
    ),
  ),
  handleMember(getPayment, ({ params }, call) => {
    const payment = call.state.payments.find(({ id }) => id === params.id);
    if (!payment) throw refuse.notFound();
    return toPayment(payment, call);
  }),
  handle(paymentCallback, ({ body }, call) => {
    const { raw, settings, now } = call;
    if (!isSignedCallback(raw.headers.get(SIGNATURE_HEADER), raw.body, settings.callbackSecret, now))
      throw refuse('SIGNATURE');
    return { isApplied: applyReport(call, body) };
  }),
];
