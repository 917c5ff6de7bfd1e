import {
  createOrderPayment,
  createPayment,
  getPayment,
  type Payment,
  type PaymentMethod,
  paymentCallback,
  payOrder,
  SIGNATURE_HEADER,
} from '@mallard/domain/contract';
import { chosenPaymentMethod, Refusal, refuse } from '@mallard/domain/serving';
import { isSignedCallback } from '../../gateways/callbackSignature.ts';
import { type Call, handle, handleMember, type RateLimit, type Route } from '../../http/handle.ts';
import { toPayment } from '../paymentAttempts/presenter.ts';
import { readPayment } from '../paymentAttempts/queries.ts';
import { applyCallback } from './applyCallback.ts';
import { startPayment } from './startPayment.ts';

const start: { limits: RateLimit[]; admission: 'first' } = {
  limits: [{ by: 'user', max: 10, seconds: 60 }],
  admission: 'first',
};

/** Starts a payment of an order of the shopper, and returns it. */
async function startAndPresent({ db, now, deps }: Call, orderId: string, method: PaymentMethod): Promise<Payment> {
  const payment = await startPayment(db, { orderId, method: chosenPaymentMethod(deps.shop, method) }, now);
  return toPayment(payment, deps.payments);
}

export const paymentsRoutes: Route[] = [
  handleMember(createPayment, ({ body }, call) => startAndPresent(call, body.orderUuid, body.method), start),
  handleMember(createOrderPayment, ({ body }, call) => startAndPresent(call, body.orderUuid, body.method), start),
  handleMember(payOrder, ({ params, body }, call) => startAndPresent(call, params.id, body.method), start),
  handleMember(getPayment, async ({ params }, { db, deps }) =>
    toPayment(await readPayment(db, params.id), deps.payments),
  ),
  handle(
    paymentCallback,
    async ({ body }, { db, now, deps, raw, requestId }) => {
      const { config, payments, secrets, logger } = deps;
      try {
        if (!isSignedCallback(raw.headers.get(SIGNATURE_HEADER), raw.body, secrets.callbacks, now))
          throw refuse('SIGNATURE');
        const { shipAfterSeconds } = config;
        return { isApplied: await applyCallback(db, body, { provider: payments.name, now, shipAfterSeconds }) };
      } catch (error) {
        if (error instanceof Refusal)
          logger.warn({ requestId, event: 'callbackRejected', error: error.code }, 'A payment callback was rejected');
        throw error;
      }
    },
    {
      limits: [{ by: 'address', max: 120, seconds: 60 }],
      admission: 'first',
      changesPublicData: 'withinASecond',
    },
  ),
];
