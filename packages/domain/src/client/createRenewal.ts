import { type ApiError, ApiFailure, timeoutError, toApiError } from '../errors/index.ts';
import { notify } from '../errors/notify.ts';
import type { Session, SessionTokens } from './session.ts';
import type { Timers } from './timers.ts';
import { type Locks, withLock } from './withLock.ts';

/** Time limit of a refresh in milliseconds, including its retries. */
export const REFRESH_LIMIT = 10_000;
const LOCK_NAME = 'mallard-refresh';

/** Requests new tokens for a refresh token. */
export type RequestTokens = (
  refreshToken: string,
  signal: AbortSignal,
) => Promise<{ token: string; refreshToken: string }>;

interface RenewalParts {
  session: Session;
  /** Called for each refresh. */
  locks: () => Locks | null;
  timers: Timers;
  requestTokens: RequestTokens;
  /** The session is over: its refresh was refused, or the new token was. Called once per session. */
  onSessionEnded: (ended: SessionTokens) => void;
}

export interface Renewal {
  /**
   * Returns tokens to repeat a call with, after the server refused `rejected`: newer ones of another call or tab, or
   * those of one refresh that all waiting calls share.
   *
   * @returns `null` when the session of the call is over
   * @throws {ApiFailure} when the refresh failed (`Network`, `Timeout`, a server error); the session stays
   */
  renew(rejected: SessionTokens): Promise<SessionTokens | null>;
  /** Ends the session if it still has this access token. */
  end(token: string): void;
}

const ending: ReadonlySet<ApiError['kind']> = new Set(['BadRequest', 'Unauthorized', 'BadCredentials', 'Forbidden']);

/** Refreshes the session's tokens: one refresh at a time in this tab, and in all tabs through `locks`. */
export function createRenewal({ session, locks, timers, requestTokens, onSessionEnded }: RenewalParts): Renewal {
  const flights = new Map<string, Promise<boolean>>();

  /** @returns whether the server accepts the session, possibly with the same token */
  async function fly(rejected: SessionTokens): Promise<boolean> {
    const storedSession = session.read();
    if (storedSession?.token !== rejected.token) return false; // Another tab was faster, or another user signed in.
    try {
      const tokens = await limited((signal) => requestTokens(storedSession.refreshToken, signal), timers);
      if (session.read()?.token === rejected.token) session.write({ ...storedSession, ...tokens });
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
    // A call of one user must never be repeated for another.
    return current !== null && current.userUuid === rejected.userUuid && (isRenewed || current.token !== rejected.token)
      ? current
      : null;
  }

  return { renew, end };
}

/** Runs `work`, and aborts it with `Timeout` after {@link REFRESH_LIMIT}. */
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
