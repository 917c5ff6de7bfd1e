import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { AuthSnapshot } from '../auth/authMachine.ts';
import { type GuardPages, type GuardSession, judgePage, type RedirectReason, type Verdict } from './judgePage.ts';

export type * from './judgePage.ts';
export { judgePage } from './judgePage.ts';

/** Redirects in a row, without a page that stayed, after which the session contradicts itself. */
export const MAX_BOUNCES = 3;
/** Milliseconds that a page has to stay to end a row of redirects. */
export const SETTLED_AFTER = 1_000;

export interface GuardInput extends Pick<GuardPages, 'pageAt'>, Partial<Omit<GuardPages, 'pageAt'>> {
  /** The page that is asked for first, so that a server can draw it. @default none yet */
  place?: string;
  /** What is known of the session already. @default unknown */
  session?: GuardSession;
}

export interface GuardContext {
  pages: GuardPages;
  session: GuardSession;
  /** Path and query of the page asked for; `null` before the first. */
  place: string | null;
  /** Where the last redirect led. */
  target: string | null;
  /** Redirects in a row. */
  bounces: number;
}

export type GuardEvent =
  /** A navigation, the machine's own included: path and query. */
  | { type: 'page.entered'; place: string }
  | { type: 'session.changed'; session: GuardSession }
  | { type: 'guard.retry' };

export type GuardEmitted = {
  type: 'guard.redirected';
  /** Path and query; navigate there, in the place of the page that is not shown. */
  to: string;
  reason: RedirectReason;
  /** Whether it needs words: who has just signed in or out on this page knows why. */
  isNews: boolean;
};

/** What an event makes of the context, before the verdict. */
function after(context: GuardContext, event: GuardEvent): GuardContext {
  if (event.type === 'session.changed') return { ...context, session: event.session };
  if (event.type === 'guard.retry') return { ...context, bounces: 0 };
  // Whoever goes somewhere else by themselves is not being sent to and fro.
  return { ...context, place: event.place, bounces: event.place === context.target ? context.bounces : 0 };
}

function verdictOf({ place, session, pages }: GuardContext): Verdict {
  return place === null ? { kind: 'wait' } : judgePage(place, session, pages);
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
    isPlaceShown: ({ context }) => verdictOf(context).kind === 'show',
    isShown: ({ context, event }) => verdictOf(after(context, event)).kind === 'show',
    isUndecided: ({ context, event }) => verdictOf(after(context, event)).kind === 'wait',
    isStuck: ({ context, event }) => after(context, event).bounces >= MAX_BOUNCES,
  },
  actions: {
    note: assign(({ context, event }) => after(context, event)),
    redirect: enqueueActions(({ context, event, enqueue }) => {
      const next = after(context, event);
      const verdict = verdictOf(next);
      if (verdict.kind !== 'redirect') return;
      const { to, reason } = verdict;
      enqueue.assign({ ...next, target: to, bounces: next.bounces + 1 });
      const hasJustChanged = event.type === 'session.changed' && context.session.status !== 'unknown';
      enqueue.emit({ type: 'guard.redirected', to, reason, isNews: !hasJustChanged });
    }),
    forgetBounces: assign({ bounces: 0 }),
  },
  delays: { settledAfter: SETTLED_AFTER },
});

const judged = [
  { guard: 'isShown', target: '.shown', actions: 'note' },
  { guard: 'isUndecided', target: '.waiting', actions: 'note' },
  { guard: 'isStuck', target: '.stuck', actions: 'note' },
  { target: '.redirecting', actions: 'redirect' },
] as const;

/**
 * Whether the page that is asked for may be shown: guests, members and roles. It has no effects: the app tells it of
 * navigations and of the session, and follows its redirects.
 */
export const guardMachine = guardSetup.createMachine({
  id: 'guard',
  context: ({ input: { place = null, session = { status: 'unknown' }, ...pages } }) => ({
    pages: { loginPath: '/login', homePath: '/home', forbiddenPath: '/403', ...pages },
    session,
    place,
    target: null,
    bounces: 0,
  }),
  initial: 'waiting',
  on: { 'page.entered': judged, 'session.changed': judged },
  states: {
    /** Nothing was asked for, or it is not known yet who asks. */
    waiting: { always: { guard: 'isPlaceShown', target: 'shown' } },
    shown: {
      tags: 'visible',
      initial: 'fresh',
      states: {
        fresh: { after: { settledAfter: 'settled' } },
        settled: { entry: 'forgetBounces' },
      },
    },
    /** On the way to another page; who is signed in is judged there. */
    redirecting: { on: { 'session.changed': { actions: 'note' } } },
    /** Two pages keep sending the visitor to each other: that is shown, rather than done. */
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

/** What to draw: the page, nothing yet, or that the session contradicts itself. */
export function viewOf(snapshot: GuardSnapshot): 'page' | 'nothing' | 'stuck' {
  if (snapshot.hasTag('visible')) return 'page';
  return snapshot.matches('stuck') ? 'stuck' : 'nothing';
}

/** The session as the guard wants it: `auth.subscribe((snapshot) => guard.send({ type: 'session.changed', session: sessionOf(snapshot) }))`. */
export function sessionOf(snapshot: AuthSnapshot): GuardSession {
  if (snapshot.hasTag('signedIn')) return { status: 'signedIn', role: snapshot.context.user?.role ?? null };
  return { status: snapshot.hasTag('known') ? 'signedOut' : 'unknown' };
}
