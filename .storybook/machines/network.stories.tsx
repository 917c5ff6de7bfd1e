import { networkMachine } from '@mallard/state-machines/network';
import { networkPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { prepareNetwork } from './live/smallPages.ts';
import { localeOf, messagesOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';
import { NetworkView } from './NetworkView.tsx';
import * as stories from './network.stories.tsx';

const meta: Meta = { title: 'Machines/Network' };
export default meta;

const { at, chart, live } = machineStories({
  machine: networkMachine,
  plan: networkPlan,
  view: NetworkView,
  prepare: prepareNetwork,
});

export const Chart = chart(() => stories);
export const PageShown = at('page.shown');
export const PageHidden = at('page.hidden');
export const Starting = at('connection.starting');
export const Offline = at('connection.offline');
export const Returning = at('connection.returning');
export const ReachableReconnected = at('connection.reachable.reconnected');
export const ReachableIdle = at('connection.reachable.idle');
export const ReachableChecking = at('connection.reachable.checking');
export const UnreachableIdle = at('connection.unreachable.idle');
export const UnreachableProbing = at('connection.unreachable.probing');
export const UnreachableChecking = at('connection.unreachable.checking');

/** Loses the network and gets it back while the shop is down; a retry reaches the shop again. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals }) => {
  const locale = localeOf(globals);
  const t = machineMessagesIn(locale, 'live');
  await reach(canvasElement, 'connection.reachable.idle');
  const connected = canvas.getByRole('switch', { name: t('connected') });
  connected.focus();
  await userEvent.keyboard(' ');
  await reach(canvasElement, 'connection.offline');
  await userEvent.click(canvas.getByRole('switch', { name: t('answering') }));
  await userEvent.click(connected);
  await reach(canvasElement, 'connection.unreachable.idle');
  await userEvent.click(canvas.getByRole('switch', { name: t('answering') }));
  await userEvent.click(
    canvas.getByRole('button', { name: messagesOf(globals, ({ feedback }) => feedback.NetworkBanner)('retry') }),
  );
  await reach(canvasElement, 'connection.reachable.idle');
});
