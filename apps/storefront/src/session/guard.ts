import { safeRedirect } from '@mallard/domain/rules';
import { isKnownPath, pathOf, paths, type Route } from '../navigation/routes.ts';
import { addressOf, type ScreenLocation } from '../navigation/ScreenLocation.tsx';
import type { SessionStatus } from '../services/views.ts';

export type GuardResult =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string; message: 'needsLogin' | 'alreadySignedIn' }
  | { kind: 'stuck' };

/** Number of redirects in a row after which the guard stops, because login and screen redirect to each other. */
export const MAX_REDIRECTS = 3;

/**
 * Decides whether a screen is shown.
 *
 * @param address path and query of the screen. A login redirects back to it. On guest screens, its `redirect` parameter is followed.
 * @param redirectCount number of redirects in a row so far
 * @example guardRoute(routes.cart, 'signedOut', '/cart', 0) // { kind: 'redirect', to: '/login?redirect=%2Fcart', message: 'needsLogin' }
 */
export function guardRoute(route: Route, session: SessionStatus, address: string, redirectCount: number): GuardResult {
  if (route.access === 'public') return { kind: 'show' };
  if (session === 'unknown') return route.access === 'guest' ? { kind: 'show' } : { kind: 'wait' };
  const isAllowed = (route.access === 'member') === (session === 'signedIn');
  if (isAllowed) return { kind: 'show' };
  if (redirectCount >= MAX_REDIRECTS) return { kind: 'stuck' };
  return route.access === 'member'
    ? { kind: 'redirect', to: paths.login(address), message: 'needsLogin' }
    : { kind: 'redirect', to: signInRedirect(address), message: 'alreadySignedIn' };
}

/**
 * Returns the `redirect` parameter for links to the login and register forms: the current screen, or on one of these forms its own
 * `redirect`. Returns `undefined` on error pages and on the home page, where a login redirects by default.
 *
 * @example paths.login(loginTarget(location)) // '/login?redirect=%2Fsearch%3Fkeyword%3Dmug'
 */
export function loginTarget(location: ScreenLocation): string | undefined {
  const { name, route } = location.match;
  if (route.access === 'guest') return new URLSearchParams(location.search).get('redirect') ?? undefined;
  const address = addressOf(location);
  const isErrorPage = name === 'notFound' || name === 'forbidden' || name === 'serverError';
  // Return to a page that responded with 429, but not to the path of the error page itself.
  return isErrorPage || address === pathOf('tooManyRequests') || address === paths.home() ? undefined : address;
}

/** Returns where a guest screen redirects signed-in users: to its `redirect` parameter if that is a screen, otherwise home. */
function signInRedirect(address: string): string {
  const query = address.slice(address.indexOf('?') + 1);
  return safeRedirect(new URLSearchParams(query).get('redirect'), isKnownPath) ?? paths.home();
}
