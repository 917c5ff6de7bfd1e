import type { PlanOptions } from '../testing/planPaths.ts';
import type { GuardContext, GuardInput } from './guardMachine.ts';
import type { GuardedPage } from './judgePage.ts';

const pages = new Map<string, GuardedPage>([
  ['/home', { access: 'public' }],
  ['/login', { access: 'guest' }],
  ['/cart', { access: 'member' }],
  ['/admin', { access: 'member', roles: ['admin'] }],
  ['/403', { access: 'public' }],
]);

/** All events that can happen to the guard of a small app, for path tests. */
export const guardPlan = {
  input: { pageAt: (path: string) => pages.get(path), place: '/home' } satisfies GuardInput,
  events: [
    { type: 'page.entered', place: '/home' },
    { type: 'page.entered', place: '/cart' },
    { type: 'page.entered', place: '/login?redirect=%2Fcart' },
    { type: 'session.changed', session: { status: 'unknown' } },
    { type: 'session.changed', session: { status: 'signedOut' } },
    { type: 'session.changed', session: { status: 'signedIn', role: 'shopper' } },
    { type: 'guard.retry' },
    { type: 'xstate.after.settledAfter.guard.shown.fresh' },
  ],
  contextKey: ({ session, place, target, bounces }: GuardContext) => [session.status, place, target, bounces],
} satisfies PlanOptions;
