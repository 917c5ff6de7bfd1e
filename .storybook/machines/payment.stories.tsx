import { paymentMachine } from '@mallard/state-machines/payment';
import { paymentPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { preparePayment } from './live/paymentPage.ts';
import { localeOf, messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';
import { PaymentView } from './PaymentView.tsx';
import * as stories from './payment.stories.tsx';

const meta: Meta = { title: 'Machines/Payment' };
export default meta;

const { at, chart, live } = machineStories({
  machine: paymentMachine,
  plan: paymentPlan,
  view: PaymentView,
  prepare: preparePayment,
});

export const Chart = chart(() => stories);
export const Restoring = at('restoring');
export const Reading = at('watching.reading');
export const StatusUnavailable = at('watching.statusUnavailable');
export const Ready = at('watching.payable.ready');
export const Refused = at('watching.payable.refused');
export const Failed = at('watching.payable.failed');
export const StartingSaving = at('watching.payable.starting.saving');
export const StartingSending = at('watching.payable.starting.sending');
export const StartingUnconfirmed = at('watching.payable.starting.unconfirmed');
export const OpenWaiting = at('watching.payable.open.waiting');
export const OpenCodeExpired = at('watching.payable.open.codeExpired');
export const OpenConfirmingRecent = at('watching.payable.open.confirming.recent');
export const OpenConfirmingSlow = at('watching.payable.open.confirming.slow');
export const Overdue = at('watching.overdue');
export const Expired = at('watching.expired');
export const Cancelled = at('watching.cancelled');
export const Paid = at('paid');
export const Refunded = at('refunded');

/** Chooses a method, shows its code, approves the payment, and shows that the order is paid. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals }) => {
  const locale = localeOf(globals);
  const [t, tViews] = [machineMessagesIn(locale, 'live'), machineMessagesIn(locale, 'views')];
  await reach(canvasElement, 'watching.payable.ready');
  const wechat = canvas.getByRole('radio', { name: new RegExp(tViews('methods.wechat')) });
  await userEvent.click(wechat);
  await expect(wechat).toBeChecked();
  canvas.getByRole('button', { name: tViews('pay') }).focus();
  await userEvent.keyboard('{Enter}');
  await reach(canvasElement, 'watching.payable.open.waiting');
  await expect(
    await canvas.findByRole('region', { name: messagesOf(globals, ({ checkout }) => checkout.QrPayPanel)('panel') }),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: t('approve') }));
  await userEvent.click(canvas.getByRole('button', { name: tViews('havePaid') }));
  await reach(canvasElement, 'paid');
  await expect(
    await canvas.findByRole('heading', {
      name: messagesOf(globals, ({ checkout }) => checkout.PaymentStatus)('states.paid.title'),
    }),
  ).toBeVisible();
});
