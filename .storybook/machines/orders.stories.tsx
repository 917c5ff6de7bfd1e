import { ordersMachine } from '@mallard/state-machines/orders';
import { ordersPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { prepareOrders } from './live/ordersPage.ts';
import { messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { OrdersView } from './OrdersView.tsx';
import * as stories from './orders.stories.tsx';

const meta: Meta = { title: 'Machines/Orders' };
export default meta;

const { at, chart, live } = machineStories({
  machine: ordersMachine,
  plan: ordersPlan,
  view: OrdersView,
  prepare: prepareOrders,
});

export const Chart = chart(() => stories);
export const All = at('all');
export const Unpaid = at('unpaid');
export const Unshipped = at('unshipped');
export const Shipped = at('shipped');
export const Completed = at('completed');
export const Cancelled = at('cancelled');

/** Finds the unpaid order and cancels it with a reason. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals }) => {
  const [t, tCancelOrderDialog] = [
    messagesOf(globals, ({ shared }) => shared.orderStatus),
    messagesOf(globals, ({ orders }) => orders.CancelOrderDialog),
  ];
  await reach(canvasElement, 'all');
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
  const tab = (name: string) => canvas.getByRole('link', { name: new RegExp(`^${name}`) });
  await userEvent.click(tab(t('unpaid')));
  await reach(canvasElement, 'unpaid');
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  await userEvent.click(
    canvas.getByRole('button', { name: messagesOf(globals, ({ orders }) => orders.OrderActions)('cancel') }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('radio', { name: tCancelOrderDialog('reasons.changedMind') }));
  dialog.getByRole('button', { name: tCancelOrderDialog('confirm') }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
  tab(t('cancelled')).focus();
  await userEvent.keyboard('{Enter}');
  await reach(canvasElement, 'cancelled');
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
});
