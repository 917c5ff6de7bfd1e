import type { ApiError } from '@mallard/domain/errors';
import { assign, enqueueActions, type SnapshotFrom, setup, stateIn } from 'xstate';
import { failureOf, notProvided } from '../actors/notProvided.ts';
import { type BrowserEvent, networkActors } from './networkActors.ts';

export type { Effect } from '../actors/effect.ts';
export { type BrowserEvent, type NetworkEffects, networkActors } from './networkActors.ts';

/** Milliseconds between two checks of a page that is looked at, before jitter. */
export const HEALTH_INTERVAL = 60_000;
/** Share of the interval by which a check may come early or late, so that a recovering server is not met by all at once. */
export const HEALTH_JITTER = 0.1;
/** Milliseconds after which an unanswered ping has failed. */
export const PING_TIMEOUT = 5_000;
/** Milliseconds that the good news stays. */
export const RECONNECTED_FOR = 2_000;
/** Failed checks in a row before a reachable server counts as unreachable. */
const FAILURES_TO_GO_DOWN = 2;

export interface NetworkInput {
  /** A number from 0 (included) to 1 (excluded), such as `Math.random`. */
  random: () => number;
}

export interface NetworkContext extends NetworkInput {
  /** What listeners were last told; `null` until the first check has an outcome. */
  isOnline: boolean | null;
  /** Failed checks in a row, counted up to what takes the server for gone. */
  failures: number;
  /** Why the last check failed. */
  error: ApiError | null;
}

export type NetworkEvent =
  /** The shopper asks for a check. */
  { type: 'network.check' } | BrowserEvent;

export type NetworkEmitted =
  /** Browser and server together, told only when it changes, the first known value included. */
  | { type: 'network.changed'; isOnline: boolean }
  /** A check that the shopper asked for found no way through. */
  | { type: 'network.stillOffline' };

/**
 * Milliseconds until the next check.
 *
 * @param random a number from 0 to 1
 */
export function healthInterval(random: number): number {
  return Math.round(HEALTH_INTERVAL * (1 - HEALTH_JITTER + 2 * HEALTH_JITTER * random));
}

const noAnswer: ApiError = { kind: 'Timeout', code: 'TIMEOUT' };

const networkSetup = setup({
  types: {} as {
    context: NetworkContext;
    input: NetworkInput;
    events: NetworkEvent;
    emitted: NetworkEmitted;
    tags: 'busy' | 'online';
    children: { listenToBrowser: 'listenToBrowser'; ping: 'ping' };
  },
  actors: networkActors({ listenToBrowser: notProvided('listenToBrowser'), ping: notProvided('ping') }),
  guards: {
    isPageShown: stateIn({ page: 'shown' }),
    isLastChance: ({ context }) => context.failures + 1 >= FAILURES_TO_GO_DOWN,
  },
  actions: {
    tell: enqueueActions(({ context, enqueue }, { isOnline }: { isOnline: boolean }) => {
      if (context.isOnline === isOnline) return;
      enqueue.assign({ isOnline });
      enqueue.emit({ type: 'network.changed', isOnline });
    }),
    tellStillOffline: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'network.stillOffline' });
    }),
    forgetFailures: assign({ failures: 0, error: null }),
    countFailure: assign({
      failures: ({ context }) => Math.min(context.failures + 1, FAILURES_TO_GO_DOWN),
      error: (_, { error }: { error: ApiError }) => error,
    }),
  },
  delays: {
    healthInterval: ({ context }) => healthInterval(context.random()),
    pingTimeout: PING_TIMEOUT,
    reconnectedFor: RECONNECTED_FOR,
  },
});

/** A failed check: `onError` says why, an unanswered ping is a timeout. */
function failed({ event }: { event: object }): { error: ApiError } {
  return { error: 'error' in event ? failureOf(event.error) : noAnswer };
}
const countFailure = { type: 'countFailure', params: failed } as const;

/** One failure may be a hiccup, the second in a row is not. */
const downOrResting = [
  { guard: 'isLastChance', target: '#network.connection.unreachable', actions: countFailure },
  { target: 'resting', actions: countFailure },
] as const;

/**
 * Whether the shop can be reached: the browser is online and the server answers. Checks at start, when the browser
 * comes online, when the page is looked at again, on request, and every minute while the page is shown.
 */
export const networkMachine = networkSetup.createMachine({
  id: 'network',
  context: ({ input }) => ({ random: input.random, isOnline: null, failures: 0, error: null }),
  type: 'parallel',
  invoke: { id: 'listenToBrowser', src: 'listenToBrowser' },
  states: {
    page: {
      initial: 'shown',
      states: {
        shown: { on: { 'page.hidden': 'hidden' } },
        hidden: { on: { 'page.shown': 'shown' } },
      },
    },
    connection: {
      initial: 'starting',
      on: { 'browser.offline': '.offline' },
      states: {
        starting: {
          tags: 'busy',
          invoke: {
            id: 'ping',
            src: 'ping',
            onDone: 'reachable',
            onError: { target: 'unreachable', actions: countFailure },
          },
          after: { pingTimeout: { target: 'unreachable', actions: countFailure } },
        },
        offline: {
          entry: ['forgetFailures', { type: 'tell', params: { isOnline: false } }],
          on: {
            'browser.online': 'returning',
            'network.check': { actions: 'tellStillOffline' },
          },
        },
        /** The browser is back; whether the server is, the ping will tell. */
        returning: {
          tags: 'busy',
          invoke: {
            id: 'ping',
            src: 'ping',
            onDone: 'reachable.reconnected',
            onError: { target: 'unreachable', actions: countFailure },
          },
          after: { pingTimeout: { target: 'unreachable', actions: countFailure } },
        },
        reachable: {
          tags: 'online',
          entry: ['forgetFailures', { type: 'tell', params: { isOnline: true } }],
          initial: 'resting',
          states: {
            reconnected: { after: { reconnectedFor: 'resting' } },
            resting: {
              on: { 'network.check': 'checking', 'page.shown': 'checking' },
              after: { healthInterval: { guard: 'isPageShown', target: 'checking' } },
            },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'ping',
                src: 'ping',
                onDone: { target: 'resting', actions: 'forgetFailures' },
                onError: downOrResting,
              },
              after: {
                pingTimeout: downOrResting,
              },
            },
          },
        },
        unreachable: {
          entry: { type: 'tell', params: { isOnline: false } },
          initial: 'resting',
          states: {
            resting: {
              on: { 'network.check': 'checking', 'page.shown': 'probing' },
              after: { healthInterval: { guard: 'isPageShown', target: 'probing' } },
            },
            /** In the background: the shopper sees no sign of it. */
            probing: {
              tags: 'busy',
              on: { 'network.check': 'checking' },
              invoke: {
                id: 'ping',
                src: 'ping',
                onDone: '#network.connection.reachable.reconnected',
                onError: { target: 'resting', actions: countFailure },
              },
              after: { pingTimeout: { target: 'resting', actions: countFailure } },
            },
            /** The shopper asked. */
            checking: {
              tags: 'busy',
              invoke: {
                id: 'ping',
                src: 'ping',
                onDone: '#network.connection.reachable.reconnected',
                onError: { target: 'resting', actions: [countFailure, 'tellStillOffline'] },
              },
              after: { pingTimeout: { target: 'resting', actions: [countFailure, 'tellStillOffline'] } },
            },
          },
        },
      },
    },
  },
});

export type NetworkSnapshot = SnapshotFrom<typeof networkMachine>;

/** What the network bar shows; the app has the words. */
export type NetworkBanner = 'none' | 'offline' | 'unreachable' | 'checking' | 'reconnected';

/** What the network bar shows now. Checks that nobody asked for leave it alone. */
export function bannerOf(snapshot: NetworkSnapshot): NetworkBanner {
  if (snapshot.matches({ connection: 'offline' })) return 'offline';
  if (snapshot.matches({ connection: 'returning' }) || snapshot.matches({ connection: { unreachable: 'checking' } }))
    return 'checking';
  if (snapshot.matches({ connection: 'unreachable' })) return 'unreachable';
  return snapshot.matches({ connection: { reachable: 'reconnected' } }) ? 'reconnected' : 'none';
}

/** Whether browser and server are both reachable, as far as known. */
export function isOnline(snapshot: NetworkSnapshot): boolean {
  return snapshot.hasTag('online');
}
