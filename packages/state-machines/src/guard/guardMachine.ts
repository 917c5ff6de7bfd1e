import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { AuthSnapshot } from '../auth/authMachine.ts';
import { checkAccess, type GuardPages, type GuardSession, type RedirectReason, type Verdict } from './checkAccess.ts';

export type * from './checkAccess.ts';
export { checkAccess } from './checkAccess.ts';

/** Number of redirects in a row, without a page that stayed, after which the guard stops. */
export const MAX_REDIRECTS = 3;
/** Milliseconds that a page has to stay to end a row of redirects. */
export const SETTLE_DELAY = 1_000;

export interface GuardInput extends Pick<GuardPages, 'pageAt'>, Partial<Omit<GuardPages, 'pageAt'>> {
  /** The first requested page, so that a server can render it: path and query. @default none yet */
  path?: string;
  /** The session, if already known. @default unknown */
  session?: GuardSession;
}

export interface GuardContext {
  pages: GuardPages;
  session: GuardSession;
  /** Path and query of the requested page; `null` before the first. */
  path: string | null;
  /** Target of the last redirect. */
  target: string | null;
  /** Redirects in a row. */
  redirectCount: number;
}

export type GuardEvent =
  /** A navigation, including redirects of the machine: path and query. */
  { type: 'page.entered'; path: string } | { type: 'session.changed'; session: GuardSession } | { type: 'guard.retry' };

export type GuardEmitted = {
  type: 'guard.redirected';
  /** Path and query to navigate to, with `replace`. */
  to: string;
  reason: RedirectReason;
  /** Whether the redirect needs a message. False when the user has just signed in or out on this page. */
  needsMessage: boolean;
};

/** Applies an event to the context before access is checked. */
function after(context: GuardContext, event: GuardEvent): GuardContext {
  if (event.type === 'session.changed') return { ...context, session: event.session };
  if (event.type === 'guard.retry') return { ...context, redirectCount: 0 };
  // A navigation by the visitor ends a row of redirects.
  return { ...context, path: event.path, redirectCount: event.path === context.target ? context.redirectCount : 0 };
}

function verdictOf({ path, session, pages }: GuardContext): Verdict {
  return path === null ? { kind: 'wait' } : checkAccess(path, session, pages);
}

const guardSetup = setup({
  types: {} as {
    context: GuardContext;
    input: GuardInput;
    events: GuardEvent;
    emitted: GuardEmitted;
    tags: 'visible';
  },
  guards: {
    isPageShown: ({ context }) => verdictOf(context).kind === 'show',
    isShown: ({ context, event }) => verdictOf(after(context, event)).kind === 'show',
    isUndecided: ({ context, event }) => verdictOf(after(context, event)).kind === 'wait',
    isStuck: ({ context, event }) => after(context, event).redirectCount >= MAX_REDIRECTS,
  },
  actions: {
    note: assign(({ context, event }) => after(context, event)),
    redirect: enqueueActions(({ context, event, enqueue }) => {
      const next = after(context, event);
      const verdict = verdictOf(next);
      if (verdict.kind !== 'redirect') return;
      const { to, reason } = verdict;
      enqueue.assign({ ...next, target: to, redirectCount: next.redirectCount + 1 });
      const hasJustChanged = event.type === 'session.changed' && context.session.status !== 'unknown';
      enqueue.emit({ type: 'guard.redirected', to, reason, needsMessage: !hasJustChanged });
    }),
    resetRedirects: assign({ redirectCount: 0 }),
  },
  delays: { settleDelay: SETTLE_DELAY },
});

const checkedTransitions = [
  { guard: 'isShown', target: '.shown', actions: 'note' },
  { guard: 'isUndecided', target: '.waiting', actions: 'note' },
  { guard: 'isStuck', target: '.stuck', actions: 'note' },
  { target: '.redirecting', actions: 'redirect' },
] as const;

/**
 * Decides whether the requested page may be shown, by the session and its role. It has no effects: the app sends
 * navigations and the session, and follows the redirects.
 */
export const guardMachine = guardSetup.createMachine({
  id: 'guard',
  context: ({ input: { path = null, session = { status: 'unknown' }, ...pages } }) => ({
    pages: { loginPath: '/login', homePath: '/home', forbiddenPath: '/403', ...pages },
    session,
    path,
    target: null,
    redirectCount: 0,
  }),
  initial: 'waiting',
  on: { 'page.entered': checkedTransitions, 'session.changed': checkedTransitions },
  states: {
    /** There is no page yet, or the session is not known. */
    waiting: { always: { guard: 'isPageShown', target: 'shown' } },
    shown: {
      tags: 'visible',
      initial: 'fresh',
      states: {
        fresh: { after: { settleDelay: 'settled' } },
        settled: { entry: 'resetRedirects' },
      },
    },
    /** Waits for the navigation; access to the next page is checked then. */
    redirecting: { on: { 'session.changed': { actions: 'note' } } },
    /** Two pages redirect to each other: the app shows an error instead. */
    stuck: {
      on: {
        'session.changed': { actions: 'note' },
        'guard.retry': [
          { guard: 'isShown', target: 'shown', actions: 'note' },
          { guard: 'isUndecided', target: 'waiting', actions: 'note' },
          { target: 'redirecting', actions: 'redirect' },
        ],
      },
    },
  },
});

export type GuardSnapshot = SnapshotFrom<typeof guardMachine>;

/** Returns what to render: the page, nothing yet, or an error about a redirect loop. */
export function viewOf(snapshot: GuardSnapshot): 'page' | 'nothing' | 'stuck' {
  if (snapshot.hasTag('visible')) return 'page';
  return snapshot.matches('stuck') ? 'stuck' : 'nothing';
}

/**
 * Converts a snapshot of the auth machine to a session for the guard.
 *
 * @example auth.subscribe((snapshot) => guard.send({ type: 'session.changed', session: sessionOf(snapshot) }))
 */
export function sessionOf(snapshot: AuthSnapshot): GuardSession {
  if (snapshot.hasTag('signedIn')) return { status: 'signedIn', role: snapshot.context.user?.role ?? null };
  return { status: snapshot.hasTag('known') ? 'signedOut' : 'unknown' };
}
