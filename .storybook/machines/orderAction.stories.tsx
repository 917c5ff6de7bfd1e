import { orderActionMachine } from '@mallard/state-machines/orders';
import { orderActionPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { prepareOrderAction } from './live/ordersPage.ts';
import { localeOf, messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';
import { OrderActionView } from './OrderActionView.tsx';
import * as stories from './orderAction.stories.tsx';

const meta: Meta = { title: 'Machines/Order action' };
export default meta;

const { at, chart, live } = machineStories({
  machine: orderActionMachine,
  plan: orderActionPlan,
  view: OrderActionView,
  prepare: prepareOrderAction,
});

export const Chart = chart(() => stories);
export const Confirming = at('confirming');
export const Running = at('running');
export const Failed = at('failed');
export const Done = at('done');
export const Dismissed = at('dismissed');

/** Fails to cancel an order offline, and succeeds online with the same reason. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals, loaded: { shop } }) => {
  const locale = localeOf(globals);
  const t = messagesOf(globals, ({ orders }) => orders.CancelOrderDialog);
  await reach(canvasElement, 'confirming');
  const dialog = within(await screen.findByRole('alertdialog'));
  shop.network.change({ isConnected: false });
  await userEvent.click(dialog.getByRole('radio', { name: t('reasons.tooSlow') }));
  await userEvent.click(dialog.getByRole('button', { name: t('confirm') }));
  await reach(canvasElement, 'failed');
  await waitFor(() => expect(dialog.getByText(machineMessagesIn(locale, 'views')('noNetwork'))).toBeVisible());
  shop.network.change({ isConnected: true });
  dialog.getByRole('button', { name: t('confirm') }).focus();
  await userEvent.keyboard('{Enter}');
  await reach(canvasElement, 'done');
  // The closing dialog may show it too.
  await waitFor(() => expect(canvas.getByText(machineMessagesIn(locale, 'views')('orderCancelled'))).toBeVisible());
});
