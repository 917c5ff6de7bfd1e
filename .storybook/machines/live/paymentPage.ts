import { createUuid } from '@mallard/domain/client';
import { cancelOrder, createPayment, getOrderPaymentStatus, listOrders } from '@mallard/domain/contract';
import { type OrderPaymentStatus, orderPaymentStatus } from '@mallard/domain/rules';
import {
  type PaymentAttempt,
  type PaymentEffects,
  paymentActors,
  paymentMachine,
} from '@mallard/state-machines/payment';
import { paymentPlan } from '@mallard/state-machines/testing';
import { createActor } from 'xstate';
import { machineMessagesIn } from '../messages.ts';
import type { LivePage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';
import type { StoryLocale } from './storyContext.ts';

/** The page on which the order that waits for its money is paid. */
export async function preparePayment(
  shop: LiveShop,
  locale: StoryLocale,
): Promise<() => LivePage<typeof paymentMachine>> {
  const t = machineMessagesIn(locale, 'live');
  const { client, effects, elsewhere, backend, network, time, signIn } = shop;
  const { now, clock } = time;
  await signIn();
  const { items } = await elsewhere.call(listOrders, { query: { tab: 'unpaid' } });
  const [order] = items;
  const orderId = order?.id ?? '';
  const device = { attempt: null as PaymentAttempt | null };
  const own = effects.hold<PaymentEffects>({
    readAttempt: async () => device.attempt,
    async saveAttempt({ input }) {
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
  const cancelElsewhere = () =>
    elsewhere.tryCall(cancelOrder, { params: { id: orderId }, body: { reason: t('otherDeviceCancels') } });
  const payElsewhere = () => elsewhere.call(createPayment, { body: { orderUuid: orderId, method: 'alipay' } });
  const approveElsewhere = async () => backend.approvePayment((await payElsewhere()).id);
  /** Lets a deadline pass, so that the next timer notices. */
  const passUntil = (deadline: number) => {
    time.pass(deadline - now());
    clock.runNext();
  };
  const payBefore = Date.parse(order?.payBefore ?? '');
  /** What happens to the order, so that it stands as a plan says. */
  const toStand: Readonly<Record<OrderPaymentStatus, () => unknown>> = {
    ready: () => undefined,
    open: payElsewhere,
    confirming: payElsewhere,
    failed: async () => backend.declinePayment((await payElsewhere()).id),
    overdue: () => undefined,
    paid: approveElsewhere,
    refunded: async () => [await approveElsewhere(), await cancelElsewhere()],
    expired: () => time.pass(payBefore - now()),
    cancelled: cancelElsewhere,
  };
  return () => {
    const actor = createActor(paymentMachine.provide({ actors: paymentActors(own) }), {
      clock,
      input: { orderId, now, createKey: () => createUuid() },
    });
    return {
      actor,
      hands: [
        {
          label: t('approve'),
          act: () => backend.approvePayment(actor.getSnapshot().context.payment?.id ?? ''),
        },
        { label: t('otherDeviceCancels'), act: cancelElsewhere },
      ],
      causes: {
        async 'status.updated'({ status }) {
          const standing = orderPaymentStatus(status, paymentPlan.input.now());
          await toStand[standing]();
          await effects.letGo('readStatus');
          // The shop hears of money as soon as its provider: until then there is a shopper who has paid.
          if (standing === 'confirming') actor.send({ type: 'payment.returned' });
          if (standing === 'overdue') passUntil(payBefore);
        },
        async 'status.failed'() {
          network.change({ isAnswering: false });
          await effects.letGo('readStatus');
        },
        'payment.pay'() {
          actor.send({ type: 'payment.choose', method: 'alipay' });
          actor.send({ type: 'payment.pay' });
        },
        'countdown.ticked': () => passUntil(Date.parse(actor.getSnapshot().context.payment?.expireTime ?? '')),
        'xstate.error.actor.startPayment': ({ error }) =>
          error.kind === 'Conflict' ? cancelElsewhere() : network.change({ isAnswering: false }),
      },
    };
  };
}
