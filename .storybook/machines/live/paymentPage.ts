import { createUuid } from '@mallard/domain/client';
import { cancelOrder, createPayment, getOrderPaymentStatus, listOrders } from '@mallard/domain/contract';
import { type PaymentAttempt, paymentActors, paymentMachine } from '@mallard/state-machines/payment';
import { createActor } from 'xstate';
import type { LivePage } from './LiveStage.tsx';
import { liveWords } from './live.words.ts';
import type { StoryLocale } from './liveStory.tsx';
import type { LiveShop } from './openLiveShop.ts';

/** The page on which the order that waits for its money is paid. */
export async function preparePayment(
  shop: LiveShop,
  locale: StoryLocale,
): Promise<() => LivePage<typeof paymentMachine>> {
  const words = liveWords[locale];
  const { client, elsewhere, backend, now, signIn } = shop;
  await signIn();
  const { items } = await elsewhere.call(listOrders, { query: { tab: 'unpaid' } });
  const orderId = items[0]?.id ?? '';
  const device = { attempt: null as PaymentAttempt | null };
  const actors = paymentActors({
    readAttempt: async () => device.attempt,
    async keepAttempt({ input }) {
      device.attempt = structuredClone(input);
    },
    async forgetAttempt() {
      device.attempt = null;
    },
    // Leaving the page does not call a payment back that has left.
    startPayment: ({ input: { orderId: orderUuid, method, idempotencyKey } }) =>
      client.call(createPayment, { body: { orderUuid, method } }, { idempotencyKey }),
    readStatus: ({ input, signal }) =>
      client.call(getOrderPaymentStatus, { query: { orderUuid: input.orderId } }, { signal }),
  });
  return () => {
    const actor = createActor(paymentMachine.provide({ actors }), {
      input: { orderId, now, createKey: () => createUuid() },
    });
    return {
      actor,
      hands: [
        {
          label: words.approve,
          act: () => backend.approvePayment(actor.getSnapshot().context.payment?.id ?? ''),
        },
        {
          label: words.otherDeviceCancels,
          act: () =>
            elsewhere.tryCall(cancelOrder, { params: { id: orderId }, body: { reason: words.otherDeviceCancels } }),
        },
      ],
    };
  };
}
