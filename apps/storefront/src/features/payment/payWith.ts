import { paymentMethods } from '@mallard/domain/contract';
import { createPayment, type DeferredClient, getOrderPaymentStatus } from '@mallard/domain/endpoints';
import type { Store } from '@mallard/domain/storage';
import type { PaymentEffects } from '@mallard/state-machines/payment';
import * as v from 'valibot';

const attempt = v.object({ orderId: v.string(), method: v.picklist(paymentMethods), idempotencyKey: v.string() });

/** What the payment machine asks for, over the client and the device: the last attempt that nobody has answered is kept. */
export function payWith(client: Pick<DeferredClient, 'call'>, store: Store): PaymentEffects {
  const kept = store.entry({ key: 'paymentAttempt', version: 1, schema: attempt, fallback: () => null });
  return {
    readAttempt: async ({ input }) => {
      const found = kept.read();
      return found?.orderId === input.orderId ? found : null;
    },
    saveAttempt: async ({ input }) => void kept.write(input),
    forgetAttempt: async ({ input }) => {
      if (kept.read()?.orderId === input.orderId) kept.clear();
    },
    // Leaving the screen does not call a payment back that has left.
    startPayment: ({ input: { orderId, method, idempotencyKey } }) =>
      client.call(createPayment, { body: { orderUuid: orderId, method } }, { idempotencyKey }),
    readStatus: ({ input, signal }) =>
      client.call(getOrderPaymentStatus, { query: { orderUuid: input.orderId } }, { signal }),
  };
}
