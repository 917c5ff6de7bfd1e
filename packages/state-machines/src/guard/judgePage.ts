import { safeRedirect } from '@mallard/domain/rules';

/** Who may see a page: anyone, only who is signed out, or only who is signed in. */
export type PageAccess = 'public' | 'guest' | 'member';

export interface GuardedPage {
  access: PageAccess;
  /** Of these, a member has to have one. @default any will do */
  roles?: readonly string[];
}

/** Whether someone is signed in; `role` is `null` until the user has been loaded. */
export type GuardSession =
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; role: string | null };

/** What the guard knows of the app's pages. */
export interface GuardPages {
  /** The page at a path, without query and fragment; `undefined` where there is none, which shows the app's own _not found_. */
  pageAt: (path: string) => GuardedPage | undefined;
  /** Where one signs in. @default '/login' */
  loginPath: string;
  /** Where who is signed in is led from a guest page. @default '/home' */
  homePath: string;
  /** Where who lacks a role is led. @default '/403' */
  forbiddenPath: string;
}

export type RedirectReason = 'needsLogin' | 'alreadySignedIn' | 'missingRole';

export type Verdict = { kind: 'show' } | { kind: 'wait' } | { kind: 'redirect'; to: string; reason: RedirectReason };

/**
 * Decides whether a page may be shown. A guest page is shown while the session is unknown: most who come there are guests.
 *
 * @param place path and query: signing in leads back there, and the `redirect` of a guest page is followed
 */
export function judgePage(place: string, session: GuardSession, pages: GuardPages): Verdict {
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

/** On to what a visitor was after, if it is a page of the app that is not for guests, else home. */
function afterSignIn(query: string, { pageAt, homePath }: GuardPages): string {
  const isForMembers = (path: string) => (pageAt(path)?.access ?? 'guest') !== 'guest';
  return safeRedirect(new URLSearchParams(query).get('redirect'), isForMembers) ?? homePath;
}
