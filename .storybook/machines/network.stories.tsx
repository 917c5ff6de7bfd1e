import { networkMachine } from '@mallard/state-machines/network';
import { networkPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { machineStories } from './machineStories.tsx';
import { NetworkFace } from './NetworkFace.tsx';
import * as stories from './network.stories.tsx';

const meta: Meta = { title: 'Machines/Network' };
export default meta;

const { at, chart } = machineStories(networkMachine, networkPlan, NetworkFace);

export const Chart = chart(() => stories);
export const PageShown = at('page.shown');
export const PageHidden = at('page.hidden');
export const Starting = at('connection.starting');
export const Offline = at('connection.offline');
export const Returning = at('connection.returning');
export const ReachableReconnected = at('connection.reachable.reconnected');
export const ReachableResting = at('connection.reachable.resting');
export const ReachableChecking = at('connection.reachable.checking');
export const UnreachableResting = at('connection.unreachable.resting');
export const UnreachableProbing = at('connection.unreachable.probing');
export const UnreachableChecking = at('connection.unreachable.checking');
