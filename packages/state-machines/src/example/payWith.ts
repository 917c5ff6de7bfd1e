import type { Client } from '@mallard/domain/client';
import { createPayment, getOrderPaymentStatus, paymentMethods } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import type { PaymentEffects } from '@mallard/state-machines/payment';
import * as v from 'valibot';

const attempt = v.object({ orderId: v.string(), method: v.picklist(paymentMethods), idempotencyKey: v.string() });

/** Returns the effects of `paymentMachine`. */
export function payWith(client: Client, store: Store): PaymentEffects {
  const storedAttempt = store.entry({ key: 'paymentAttempt', version: 1, schema: attempt, fallback: () => null });
  return {
    readAttempt: async ({ input }) => {
      const found = storedAttempt.read();
      return found?.orderId === input.orderId ? found : null;
    },
    saveAttempt: async ({ input }) => void storedAttempt.write(input),
    forgetAttempt: async () => storedAttempt.clear(),
    startPayment: ({ input: { orderId, method, idempotencyKey } }) =>
      client.call(createPayment, { body: { orderUuid: orderId, method } }, { idempotencyKey }),
    readStatus: ({ input, signal }) =>
      client.call(getOrderPaymentStatus, { query: { orderUuid: input.orderId } }, { signal }),
  };
}
