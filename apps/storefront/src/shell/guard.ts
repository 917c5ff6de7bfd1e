import { paths, type Route } from '../routes.ts';

/** What the guard knows of the visitor: `unknown` until the stored session has been read. */
export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn';

export type GuardVerdict =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string; message: 'needsLogin' | 'alreadySignedIn' }
  | { kind: 'stuck' };

/** After so many redirects in a row without a screen, the session contradicts itself. */
export const MAX_BOUNCES = 3;

/**
 * Decides whether a screen may be shown.
 *
 * @param place path and query that a login should lead back to
 * @param bounces redirects in a row so far
 */
export function guardRoute(route: Route, session: SessionStatus, place: string, bounces: number): GuardVerdict {
  if (route.access === 'public') return { kind: 'show' };
  if (session === 'unknown') return route.access === 'guest' ? { kind: 'show' } : { kind: 'wait' };
  const isAllowed = (route.access === 'member') === (session === 'signedIn');
  if (isAllowed) return { kind: 'show' };
  if (bounces >= MAX_BOUNCES) return { kind: 'stuck' };
  return route.access === 'member'
    ? { kind: 'redirect', to: paths.login(place), message: 'needsLogin' }
    : { kind: 'redirect', to: paths.home(), message: 'alreadySignedIn' };
}
