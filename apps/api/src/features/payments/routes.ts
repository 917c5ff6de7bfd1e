import { createPayment, getPayment, paymentCallback, SIGNATURE_HEADER } from '@mallard/domain/contract';
import { chosenPaymentMethod, Refusal, refuse } from '@mallard/domain/serving';
import { isSignedCallback } from '../../gateways/callbackSignature.ts';
import { handle, handleMember, type Route } from '../../http/handle.ts';
import { applyCallback } from './applyCallback.ts';
import { toPayment } from './presenter.ts';
import { readPayment } from './queries.ts';
import { startPayment } from './startPayment.ts';

export const paymentsRoutes: Route[] = [
  handleMember(
    createPayment,
    async ({ body }, { db, now, deps }) => {
      const method = chosenPaymentMethod(deps.shop, body.method);
      const payment = await startPayment(db, { orderId: body.orderUuid, method }, now);
      return toPayment(payment, deps.payments);
    },
    { limits: [{ by: 'user', max: 10, seconds: 60 }], admission: 'first' },
  ),
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
