import { safeRedirect } from '@mallard/domain/rules';

/** Users who may see a page: all, signed-out only, or signed-in only. */
export type PageAccess = 'public' | 'guest' | 'member';

export interface GuardedPage {
  access: PageAccess;
  /** Roles of which a member needs one. @default any role */
  roles?: readonly string[];
}

/** Whether a user is signed in; `role` is `null` until the user is loaded. */
export type GuardSession =
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; role: string | null };

/** Pages of the app. */
export interface GuardPages {
  /**
   * Returns the page at a path, without query and fragment; `undefined` for an unknown path, which shows the app's _not
   * found_.
   */
  pageAt: (path: string) => GuardedPage | undefined;
  /** Path of the sign-in page. @default '/login' */
  loginPath: string;
  /** Redirect target for signed-in users on a guest page. @default '/home' */
  homePath: string;
  /** Redirect target for users without the required role. @default '/403' */
  forbiddenPath: string;
}

export type RedirectReason = 'needsLogin' | 'alreadySignedIn' | 'missingRole';

export type Verdict = { kind: 'show' } | { kind: 'wait' } | { kind: 'redirect'; to: string; reason: RedirectReason };

/**
 * Decides whether a page may be shown. A guest page is shown while the session is unknown, because most of its visitors
 * are guests.
 *
 * @param requested path and query: signing in leads back there, and the `redirect` of a guest page is followed
 */
export function checkAccess(place: string, session: GuardSession, pages: GuardPages): Verdict {
  const [path = '', query = ''] = place.split(/\?(.*)/s);
  const { access, roles } = pages.pageAt(path) ?? { access: 'public' };
  if (access === 'public') return { kind: 'show' };
  if (session.status === 'unknown') return { kind: access === 'guest' ? 'show' : 'wait' };
  const isSignedIn = session.status === 'signedIn';
  if (access === 'guest') {
    return isSignedIn
      ? { kind: 'redirect', to: afterSignIn(query, pages), reason: 'alreadySignedIn' }
      : { kind: 'show' };
  }
  if (!isSignedIn) {
    const to = `${pages.loginPath}?${new URLSearchParams({ redirect: place })}`;
    return { kind: 'redirect', to, reason: 'needsLogin' };
  }
  if (roles === undefined) return { kind: 'show' };
  if (session.role === null) return { kind: 'wait' };
  if (roles.includes(session.role)) return { kind: 'show' };
  return { kind: 'redirect', to: pages.forbiddenPath, reason: 'missingRole' };
}

/** Returns the page that a visitor wanted, if it is a page of the app that is not for guests, or else home. */
function afterSignIn(query: string, { pageAt, homePath }: GuardPages): string {
  const isForMembers = (path: string) => (pageAt(path)?.access ?? 'guest') !== 'guest';
  return safeRedirect(new URLSearchParams(query).get('redirect'), isForMembers) ?? homePath;
}
