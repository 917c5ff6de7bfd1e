import { paymentMethods } from '@mallard/domain/contract';
import { createPayment, type DeferredClient, getOrderPaymentStatus } from '@mallard/domain/endpoints';
import type { Store } from '@mallard/domain/storage';
import type { PaymentEffects } from '@mallard/state-machines/payment';
import * as v from 'valibot';

const attempt = v.object({ orderId: v.string(), method: v.picklist(paymentMethods), idempotencyKey: v.string() });

/** Connects the effects of the payment machine to the client, and stores the last unanswered attempt on the device. */
export function payWith(client: Pick<DeferredClient, 'call'>, store: Store): PaymentEffects {
  const storedAttempt = store.entry({ key: 'paymentAttempt', version: 1, schema: attempt, fallback: () => null });
  return {
    readAttempt: async ({ input }) => {
      const stored = storedAttempt.read();
      return stored?.orderId === input.orderId ? stored : null;
    },
    saveAttempt: async ({ input }) => void storedAttempt.write(input),
    forgetAttempt: async ({ input }) => {
      if (storedAttempt.read()?.orderId === input.orderId) storedAttempt.clear();
    },
    // Has no `signal`: leaving the screen must not abort a payment that was sent.
    startPayment: ({ input: { orderId, method, idempotencyKey } }) =>
      client.call(createPayment, { body: { orderUuid: orderId, method } }, { idempotencyKey }),
    readStatus: ({ input, signal }) =>
      client.call(getOrderPaymentStatus, { query: { orderUuid: input.orderId } }, { signal }),
  };
}
