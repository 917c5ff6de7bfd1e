import type { ApiError } from '@mallard/domain/errors';
import { assign, enqueueActions, type SnapshotFrom, setup, stateIn } from 'xstate';
import { failureOf, notProvided } from '../actors/notProvided.ts';
import { type BrowserEvent, networkActors } from './networkActors.ts';

export type { Effect } from '../actors/effect.ts';
export { type BrowserEvent, type NetworkEffects, networkActors } from './networkActors.ts';

/** Milliseconds between two checks of a visible page, before jitter. */
export const HEALTH_INTERVAL = 60_000;
/** Jitter as a share of the interval, so that all clients do not check a recovering server at the same time. */
export const HEALTH_JITTER = 0.1;
/** Timeout of a ping in milliseconds. */
export const PING_TIMEOUT = 5_000;
/** Milliseconds that the message about the recovery stays. */
export const RECONNECTED_FOR = 2_000;
/** Failed checks in a row before a reachable server counts as unreachable. */
const FAILURES_UNTIL_UNREACHABLE = 2;

export interface NetworkInput {
  /** A number from 0 (included) to 1 (excluded), such as `Math.random`. */
  random: () => number;
}

export interface NetworkContext extends NetworkInput {
  /** The last emitted state; `null` until the first check. */
  isOnline: boolean | null;
  /** Failed checks in a row, up to the number that counts as unreachable. */
  failures: number;
  /** Why the last check failed. */
  error: ApiError | null;
}

export type NetworkEvent =
  /** The shopper requests a check. */
  { type: 'network.check' } | BrowserEvent;

export type NetworkEmitted =
  /** Browser and server together. Emitted when it changes, and for the first known value. */
  | { type: 'network.changed'; isOnline: boolean }
  /** A check that the shopper requested has failed. */
  | { type: 'network.stillOffline' };

/**
 * Milliseconds until the next check.
 *
 * @param random a number from 0 to 1
 */
export function healthInterval(random: number): number {
  return Math.round(HEALTH_INTERVAL * (1 - HEALTH_JITTER + 2 * HEALTH_JITTER * random));
}

const pingTimedOut: ApiError = { kind: 'Timeout', code: 'TIMEOUT' };

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
    isLastFailure: ({ context }) => context.failures + 1 >= FAILURES_UNTIL_UNREACHABLE,
  },
  actions: {
    emitChanged: enqueueActions(({ context, enqueue }, { isOnline }: { isOnline: boolean }) => {
      if (context.isOnline === isOnline) return;
      enqueue.assign({ isOnline });
      enqueue.emit({ type: 'network.changed', isOnline });
    }),
    emitStillOffline: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'network.stillOffline' });
    }),
    forgetFailures: assign({ failures: 0, error: null }),
    countFailure: assign({
      failures: ({ context }) => Math.min(context.failures + 1, FAILURES_UNTIL_UNREACHABLE),
      error: (_, { error }: { error: ApiError }) => error,
    }),
  },
  delays: {
    healthInterval: ({ context }) => healthInterval(context.random()),
    pingTimeout: PING_TIMEOUT,
    reconnectedFor: RECONNECTED_FOR,
  },
});

/** Returns the failure of a check: the error of `onError`, or a timeout. */
function failed({ event }: { event: object }): { error: ApiError } {
  return { error: 'error' in event ? failureOf(event.error) : pingTimedOut };
}
const countFailure = { type: 'countFailure', params: failed } as const;

/** A single failure can be temporary. */
const afterFailure = [
  { guard: 'isLastFailure', target: '#network.connection.unreachable', actions: countFailure },
  { target: 'idle', actions: countFailure },
] as const;

/**
 * Whether the shop can be reached: the browser is online and the server responds. Checks at start, when the browser
 * comes online, when the page becomes visible, on request, and every minute while the page is visible.
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
          entry: ['forgetFailures', { type: 'emitChanged', params: { isOnline: false } }],
          on: {
            'browser.online': 'returning',
            'network.check': { actions: 'emitStillOffline' },
          },
        },
        /** The browser is online again; a ping checks the server. */
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
          entry: ['forgetFailures', { type: 'emitChanged', params: { isOnline: true } }],
          initial: 'idle',
          states: {
            reconnected: { after: { reconnectedFor: 'idle' } },
            idle: {
              on: { 'network.check': 'checking', 'page.shown': 'checking' },
              after: { healthInterval: { guard: 'isPageShown', target: 'checking' } },
            },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'ping',
                src: 'ping',
                onDone: { target: 'idle', actions: 'forgetFailures' },
                onError: afterFailure,
              },
              after: {
                pingTimeout: afterFailure,
              },
            },
          },
        },
        unreachable: {
          entry: { type: 'emitChanged', params: { isOnline: false } },
          initial: 'idle',
          states: {
            idle: {
              on: { 'network.check': 'checking', 'page.shown': 'probing' },
              after: { healthInterval: { guard: 'isPageShown', target: 'probing' } },
            },
            /** In the background, without a sign on the screen. */
            probing: {
              tags: 'busy',
              on: { 'network.check': 'checking' },
              invoke: {
                id: 'ping',
                src: 'ping',
                onDone: '#network.connection.reachable.reconnected',
                onError: { target: 'idle', actions: countFailure },
              },
              after: { pingTimeout: { target: 'idle', actions: countFailure } },
            },
            /** On the shopper's request. */
            checking: {
              tags: 'busy',
              invoke: {
                id: 'ping',
                src: 'ping',
                onDone: '#network.connection.reachable.reconnected',
                onError: { target: 'idle', actions: [countFailure, 'emitStillOffline'] },
              },
              after: { pingTimeout: { target: 'idle', actions: [countFailure, 'emitStillOffline'] } },
            },
          },
        },
      },
    },
  },
});

export type NetworkSnapshot = SnapshotFrom<typeof networkMachine>;

/** Content of the network bar, for which the app has messages. */
export type NetworkBanner = 'none' | 'offline' | 'unreachable' | 'checking' | 'reconnected';

/** Returns the content of the network bar. Background checks don't change it. */
export function bannerOf(snapshot: NetworkSnapshot): NetworkBanner {
  if (snapshot.matches({ connection: 'offline' })) return 'offline';
  if (snapshot.matches({ connection: 'returning' }) || snapshot.matches({ connection: { unreachable: 'checking' } }))
    return 'checking';
  if (snapshot.matches({ connection: 'unreachable' })) return 'unreachable';
  return snapshot.matches({ connection: { reachable: 'reconnected' } }) ? 'reconnected' : 'none';
}

/** Returns whether browser and server are both reachable, as far as known. */
export function isOnline(snapshot: NetworkSnapshot): boolean {
  return snapshot.hasTag('online');
}
