import { networkError } from '@mallard/domain/errors';
import type { PlanOptions } from '../testing/planPaths.ts';
import type { NetworkInput } from './networkMachine.ts';

const states = [
  'starting',
  'returning',
  'reachable.reconnected',
  'reachable.idle',
  'reachable.checking',
  'unreachable.idle',
  'unreachable.probing',
  'unreachable.checking',
];

/** All events that can happen to the network machine, for path tests. */
export const networkPlan = {
  input: { random: () => 0.5 } satisfies NetworkInput,
  events: [
    { type: 'network.check' },
    { type: 'browser.online' },
    { type: 'browser.offline' },
    { type: 'page.shown' },
    { type: 'page.hidden' },
    { type: 'xstate.done.actor.ping' },
    { type: 'xstate.error.actor.ping', error: networkError() },
    ...states.flatMap((state) =>
      ['pingTimeout', 'healthInterval', 'reconnectedFor'].map((delay) => ({
        type: `xstate.after.${delay}.network.connection.${state}`,
      })),
    ),
  ],
} satisfies PlanOptions;
