import { refuse, sessionEndedNotice } from '@mallard/domain/serving';
import type { OpenShop, SignedInUser } from '../calls/offlineCall.ts';
import { notify } from '../notifications/notify.ts';
import { generateId } from '../state/generateIds.ts';
import type { SessionState } from '../state/shopState.ts';
import { pairOf, readAccessToken, readRefreshToken, type TokenPair } from './tokens.ts';

const REMEMBERED_MS = 30 * 86_400_000;
const BRIEF_MS = 12 * 3_600_000;
/** Milliseconds for which the previous refresh token returns the same pair. */
const GRACE_MS = 30_000;

/** Starts a session. */
export function startSession({ state, now }: OpenShop, userId: string, isRemembered: boolean): TokenPair {
  const session = {
    id: generateId(state),
    userId,
    isRemembered,
    counter: 0,
    rotatedAt: now,
    expiresAt: now + lifetime(isRemembered),
  };
  state.sessions = [...state.sessions.filter(({ expiresAt }) => expiresAt > now), session];
  return pairOf(session, state.seed);
}

/**
 * Returns the user of an `Authorization` header: `null` without one, for an invalid token, or after the end of the
 * session.
 */
export function authenticate(
  { state, now }: OpenShop,
  header: string | null,
  isExpiredFine: boolean,
): SignedInUser | null {
  const [, token] = /^Bearer ([\w.-]{1,1024})$/i.exec(header ?? '') ?? [];
  if (token === undefined) return null;
  const id = readAccessToken(token, state.seed, now, isExpiredFine);
  const session = state.sessions.find((session) => session.id === id && session.expiresAt > now);
  const user = session && state.users.find((user) => user.id === session.userId);
  return user ? { user, session } : null;
}

/**
 * Exchanges a refresh token for the next pair. The previous one returns the same pair for a while, so that a lost
 * response can be requested again. An older one was copied, and ends the session.
 *
 * @throws {Refusal} UNAUTHORIZED
 */
export function rotate(shop: OpenShop, token: string): TokenPair {
  const { state, now } = shop;
  const ticket = readRefreshToken(token, state.seed);
  const session = state.sessions.find(({ id, expiresAt }) => id === ticket?.sessionId && expiresAt > now);
  if (!ticket || !session) throw refuse('UNAUTHORIZED');
  if (ticket.number === session.counter) {
    session.counter += 1;
    session.rotatedAt = now;
    session.expiresAt = now + lifetime(session.isRemembered);
    return pairOf(session, state.seed);
  }
  if (ticket.number === session.counter - 1 && now - session.rotatedAt <= GRACE_MS) return pairOf(session, state.seed);
  endSession(shop, session);
  notify(shop, { userId: session.userId, kind: 'system', ...sessionEndedNotice, link: null });
  throw refuse('UNAUTHORIZED');
}

/** Ends one session at once. */
export function endSession({ state }: OpenShop, { id }: SessionState): void {
  state.sessions = state.sessions.filter((session) => session.id !== id);
}

/** Ends every session of a shopper. */
export function endAllSessions({ state }: OpenShop, userId: string): void {
  state.sessions = state.sessions.filter((session) => session.userId !== userId);
}

/** Ends every other session of a shopper. */
export function endOtherSessions({ state }: OpenShop, { id, userId }: SessionState): void {
  state.sessions = state.sessions.filter((session) => session.userId !== userId || session.id === id);
}

function lifetime(isRemembered: boolean): number {
  return isRemembered ? REMEMBERED_MS : BRIEF_MS;
}
