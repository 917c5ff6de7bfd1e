import { safeRedirect } from '@mallard/domain/rules';
import { isKnownPath, paths, type Route, routes } from '../app/routes.ts';
import { addressOf, type ScreenLocation } from '../navigation/ScreenLocation.tsx';

/** What the guard knows of the visitor: `unknown` until the stored session has been read. */
export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn';

export type GuardVerdict =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string; message: 'needsLogin' | 'alreadySignedIn' }
  | { kind: 'stuck' };

/** After so many redirects in a row without a screen, the session contradicts itself. */
export const MAX_REDIRECTS = 3;

/**
 * Decides whether a screen may be shown.
 *
 * @param place path and query: a login leads back there, and the `redirect` in a guest page's query is followed
 * @param bounces redirects in a row so far
 */
export function guardRoute(route: Route, session: SessionStatus, path: string, redirectCount: number): GuardVerdict {
  if (route.access === 'public') return { kind: 'show' };
  if (session === 'unknown') return route.access === 'guest' ? { kind: 'show' } : { kind: 'wait' };
  const isAllowed = (route.access === 'member') === (session === 'signedIn');
  if (isAllowed) return { kind: 'show' };
  if (redirectCount >= MAX_REDIRECTS) return { kind: 'stuck' };
  return route.access === 'member'
    ? { kind: 'redirect', to: paths.login(path), message: 'needsLogin' }
    : { kind: 'redirect', to: afterSignIn(path), message: 'alreadySignedIn' };
}

/**
 * Returns the `redirect` for links to the login and register forms: the current screen, or on one of those forms the `redirect` it
 * was opened with. `undefined` where a login leads home anyway, and on error pages.
 *
 * @example paths.login(loginTarget(place)) // '/login?redirect=%2Fsearch%3Fkeyword%3Dmug'
 */
export function loginTarget(location: ScreenLocation): string | undefined {
  const { name, route } = location.match;
  if (route.access === 'guest') return new URLSearchParams(location.search).get('redirect') ?? undefined;
  const here = addressOf(location);
  const isErrorPage = name === 'notFound' || name === 'forbidden' || name === 'serverError';
  // A page that was asked for too often is still worth returning to; the address of the error page itself is not.
  return isErrorPage || here === routes.tooManyRequests.path || here === paths.home() ? undefined : here;
}

/** Where a guest page sends who is signed in: on to what they were after, if it is a screen of the shop, else home. */
function afterSignIn(path: string): string {
  const query = path.slice(path.indexOf('?') + 1);
  return safeRedirect(new URLSearchParams(query).get('redirect'), isKnownPath) ?? paths.home();
}
