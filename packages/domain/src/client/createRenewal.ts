import { type ApiError, ApiFailure, timeoutError, toApiError } from '../errors/index.ts';
import { notify } from '../errors/notify.ts';
import type { Session, SessionTokens } from './session.ts';
import type { Timers } from './timers.ts';
import { type Locks, withLock } from './withLock.ts';

/** Milliseconds that a refresh may take, its own retries included. */
export const REFRESH_LIMIT = 10_000;
const LOCK_NAME = 'mallard-refresh';

/** A new pair for an old refresh token, as the server gives it. */
export type RequestTokens = (
  refreshToken: string,
  signal: AbortSignal,
) => Promise<{ token: string; refreshToken: string }>;

interface RenewalParts {
  session: Session;
  /** Looked up at each refresh. */
  locks: () => Locks | null;
  timers: Timers;
  requestTokens: RequestTokens;
  /** The session is over: its refresh was refused, or the renewed token was. Told once per session. */
  onSessionEnded: (ended: SessionTokens) => void;
}

export interface Renewal {
  /**
   * Tokens to send a call again with, after the server refused `rejected`: another call's or tab's newer pair where
   * there is one, else those of one refresh that all waiting calls share.
   *
   * @returns `null` when the session that the call belonged to is over
   * @throws {ApiFailure} when the refresh could not be made (`Network`, `Timeout`, a server's fault); the session stays
   */
  renew(rejected: SessionTokens): Promise<SessionTokens | null>;
  /** Ends the session if it is still the one with this access token; a newer one is left alone. */
  end(token: string): void;
}

const ending: ReadonlySet<ApiError['kind']> = new Set(['BadRequest', 'Unauthorized', 'BadCredentials', 'Forbidden']);

/** Keeps the session's tokens fresh: one refresh at a time in this tab, and through `locks` among all of them. */
export function createRenewal({ session, locks, timers, requestTokens, onSessionEnded }: RenewalParts): Renewal {
  const flights = new Map<string, Promise<boolean>>();

  /** @returns whether the server has renewed the session, be it by the same token */
  async function fly(rejected: SessionTokens): Promise<boolean> {
    const held = session.read();
    if (held?.token !== rejected.token) return false; // another tab was quicker, or somebody else signed in
    try {
      const tokens = await limited((signal) => requestTokens(held.refreshToken, signal), timers);
      if (session.read()?.token === rejected.token) session.write({ ...held, ...tokens });
      return true;
    } catch (caught) {
      if (!ending.has(toApiError(caught).kind)) throw caught;
      end(rejected.token);
      return false;
    }
  }

  function end(token: string): void {
    const current = session.read();
    if (current?.token !== token) return;
    session.clear(token);
    notify(onSessionEnded, current);
  }

  async function renew(rejected: SessionTokens): Promise<SessionTokens | null> {
    let isRenewed = false;
    if (session.read()?.token === rejected.token) {
      let flight = flights.get(rejected.token);
      if (flight === undefined) {
        flight = withLock(locks(), LOCK_NAME, timers, () => fly(rejected)).finally(() =>
          flights.delete(rejected.token),
        );
        flights.set(rejected.token, flight);
      }
      isRenewed = await flight;
    }
    const current = session.read();
    // A call of one user is never sent again in the name of another.
    return current !== null && current.userUuid === rejected.userUuid && (isRenewed || current.token !== rejected.token)
      ? current
      : null;
  }

  return { renew, end };
}

/** Gives `work` {@link REFRESH_LIMIT} and then ends it with `Timeout`. */
async function limited<T>(work: (signal: AbortSignal) => Promise<T>, timers: Timers): Promise<T> {
  const controller = new AbortController();
  const timer = timers.setTimeout(() => controller.abort(), REFRESH_LIMIT);
  try {
    return await work(controller.signal);
  } catch (caught) {
    throw controller.signal.aborted ? new ApiFailure(timeoutError()) : caught;
  } finally {
    timers.clearTimeout(timer);
  }
}
