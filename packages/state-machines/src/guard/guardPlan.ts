import type { PlanOptions } from '../testing/planPaths.ts';
import type { GuardedPage } from './checkAccess.ts';
import type { GuardContext, GuardInput } from './guardMachine.ts';

const pages = new Map<string, GuardedPage>([
  ['/home', { access: 'public' }],
  ['/login', { access: 'guest' }],
  ['/cart', { access: 'member' }],
  ['/admin', { access: 'member', roles: ['admin'] }],
  ['/403', { access: 'public' }],
]);

/** All events that can happen to the guard of a small app, for path tests. */
export const guardPlan = {
  input: { pageAt: (path: string) => pages.get(path), path: '/home' } satisfies GuardInput,
  events: [
    { type: 'page.entered', path: '/home' },
    { type: 'page.entered', path: '/cart' },
    { type: 'page.entered', path: '/login?redirect=%2Fcart' },
    { type: 'session.changed', session: { status: 'unknown' } },
    { type: 'session.changed', session: { status: 'signedOut' } },
    { type: 'session.changed', session: { status: 'signedIn', role: 'shopper' } },
    { type: 'guard.retry' },
    { type: 'xstate.after.settleDelay.guard.shown.fresh' },
  ],
  contextKey: ({ session, path, target, redirectCount }: GuardContext) => [session.status, path, target, redirectCount],
} satisfies PlanOptions;
