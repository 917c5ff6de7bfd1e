import { createManualTimers } from '../../testing/manualTimers.ts';
import { tokensOf } from '../../testing/testClient.ts';
import { networkBackend } from '../backend.ts';
import type { CallResult, Client } from '../client.ts';
import type { ClientOptions } from '../clientOptions.ts';
import { createClient } from '../createClient.ts';
import { memorySession } from '../memorySession.ts';
import type { Session, SessionTokens } from '../session.ts';
import type { Timers } from '../timers.ts';
import { type Behavior, type FaultyServer, startFaultyServer } from './faultyServer.ts';

/** A client with a real network, and simulated time that advances only while nothing else happens. */
export interface NetworkCaller {
  client: Client;
  session: Session;
  server: FaultyServer;
  ended: SessionTokens[];
  /** Milliseconds of simulated time since the start. */
  now(): number;
  /** Waits for calls. Delays before a retry end at once, timeouts after the server `hangs`. */
  waitFor<T extends readonly Promise<CallResult<unknown>>[]>(calls: T): Promise<CallResult<unknown>[]>;
}

/** The longest delay before a retry; anything longer is a timeout. */
const LONGEST_PAUSE = 3000;

interface Options extends Partial<ClientOptions> {
  /** Whether the server leaves a request without a response, so that only a timeout helps. */
  hangs?: (server: FaultyServer) => boolean;
}

/** Starts a server with the given behavior, and a client that calls it. */
export async function openNetwork(
  behavior: Behavior,
  { hangs = () => false, ...options }: Options = {},
): Promise<NetworkCaller> {
  const server = await startFaultyServer(behavior);
  const manual = createManualTimers();
  const waiting = new Map<unknown, { at: number; isPause: boolean }>();
  const timers: Timers = {
    setTimeout(callback, milliseconds) {
      const handle = manual.setTimeout(() => {
        waiting.delete(handle);
        callback();
      }, milliseconds);
      waiting.set(handle, { at: manual.now() + milliseconds, isPause: milliseconds <= LONGEST_PAUSE });
      return handle;
    },
    clearTimeout(handle) {
      waiting.delete(handle);
      manual.clearTimeout(handle);
    },
  };
  const session = options.session ?? memorySession(tokensOf('1'));
  const ended: SessionTokens[] = [];
  const client = createClient({
    backend: networkBackend(),
    baseUrl: server.url,
    session,
    timers,
    now: manual.now,
    locks: null,
    locale: () => 'zh-CN',
    version: '1.2.3',
    passwordHashing: { salt: 'mallard.v1' },
    isOnline: () => true,
    onSessionEnded: (tokens) => ended.push(tokens),
    ...options,
  });

  let seenBefore = 0;
  /** Advances time to the next timer if allowed: a timeout only after its request has arrived. */
  async function pass(): Promise<void> {
    await new Promise((resolve) => globalThis.setTimeout(resolve, 2));
    const isStuck = hangs(server) && server.seen.length > seenBefore;
    const due = [...waiting.values()].filter(({ isPause }) => isPause || isStuck).map(({ at }) => at);
    if (due.length === 0) return;
    if (isStuck) seenBefore = server.seen.length;
    await manual.advance(Math.min(...due) - manual.now());
  }

  return {
    client,
    session,
    server,
    ended,
    now: manual.now,
    async waitFor(calls) {
      let results: CallResult<unknown>[] | undefined;
      void Promise.all(calls).then((all) => {
        results = all;
      });
      while (results === undefined) await pass();
      return results;
    },
  };
}
