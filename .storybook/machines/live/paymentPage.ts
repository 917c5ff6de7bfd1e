import { createUuid } from '@mallard/domain/client';
import { cancelOrder, createPayment, getOrderPaymentStatus, listOrders } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
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

/** Prepares the payment page of the unpaid order. */
export async function preparePayment(
  shop: LiveShop,
  locale: ContentLocale,
): Promise<() => LivePage<typeof paymentMachine>> {
  const t = machineMessagesIn(locale, 'live');
  const { client, effects, otherDevice, backend, network, time, signIn } = shop;
  const { now, clock } = time;
  await signIn();
  const { items } = await otherDevice.call(listOrders, { query: { tab: 'unpaid' } });
  const [order] = items;
  const orderId = order?.id ?? '';
  const device = { attempt: null as PaymentAttempt | null };
  const paymentEffects = effects.hold<PaymentEffects>({
    readAttempt: async () => device.attempt,
    async saveAttempt({ input }) {
      device.attempt = structuredClone(input);
    },
    async forgetAttempt() {
      device.attempt = null;
    },
    // Has no signal: a payment that was sent must not be aborted when the page is closed.
    startPayment: ({ input: { orderId: orderUuid, method, idempotencyKey } }) =>
      client.call(createPayment, { body: { orderUuid, method } }, { idempotencyKey }),
    readStatus: ({ input, signal }) =>
      client.call(getOrderPaymentStatus, { query: { orderUuid: input.orderId } }, { signal }),
  });
  const cancelOnOtherDevice = () =>
    otherDevice.tryCall(cancelOrder, { params: { id: orderId }, body: { reason: t('otherDeviceCancels') } });
  const payOnOtherDevice = () => otherDevice.call(createPayment, { body: { orderUuid: orderId, method: 'alipay' } });
  const approveOnOtherDevice = async () => backend.approvePayment((await payOnOtherDevice()).id);
  /** Skips to a deadline and runs the next timer, which then reacts to the deadline. */
  const skipTo = (deadline: number) => {
    time.skip(deadline - now());
    clock.runNext();
  };
  const payBefore = Date.parse(order?.payBefore ?? '');
  /** Brings the order to the status that a plan needs. */
  const prepareStatus: Readonly<Record<OrderPaymentStatus, () => unknown>> = {
    ready: () => undefined,
    open: payOnOtherDevice,
    confirming: payOnOtherDevice,
    failed: async () => backend.declinePayment((await payOnOtherDevice()).id),
    overdue: () => undefined,
    paid: approveOnOtherDevice,
    refunded: async () => [await approveOnOtherDevice(), await cancelOnOtherDevice()],
    expired: () => time.skip(payBefore - now()),
    cancelled: cancelOnOtherDevice,
  };
  return () => {
    const actor = createActor(paymentMachine.provide({ actors: paymentActors(paymentEffects) }), {
      clock,
      input: { orderId, now, createKey: () => createUuid() },
    });
    return {
      actor,
      controls: [
        {
          label: t('approve'),
          run: () => backend.approvePayment(actor.getSnapshot().context.payment?.id ?? ''),
        },
        { label: t('otherDeviceCancels'), run: cancelOnOtherDevice },
      ],
      triggers: {
        async 'status.updated'({ status }) {
          const paymentStatus = orderPaymentStatus(status, paymentPlan.input.now());
          await prepareStatus[paymentStatus]();
          await effects.release('readStatus');
          // The mock provider notifies the shop at once, so only the return of the shopper leads to this status.
          if (paymentStatus === 'confirming') actor.send({ type: 'payment.returned' });
          if (paymentStatus === 'overdue') skipTo(payBefore);
        },
        async 'status.failed'() {
          network.change({ isAnswering: false });
          await effects.release('readStatus');
        },
        'payment.pay'() {
          actor.send({ type: 'payment.choose', method: 'alipay' });
          actor.send({ type: 'payment.pay' });
        },
        'countdown.ticked': () => skipTo(Date.parse(actor.getSnapshot().context.payment?.expireTime ?? '')),
        'xstate.error.actor.startPayment': ({ error }) =>
          error.kind === 'Conflict' ? cancelOnOtherDevice() : network.change({ isAnswering: false }),
      },
    };
  };
}
