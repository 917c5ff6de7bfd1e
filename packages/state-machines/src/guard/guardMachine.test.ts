import { safeRedirect } from '@mallard/domain/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { authMachine } from '../auth/authMachine.ts';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock, replyLater } from '../testing/index.ts';
import type { GuardSession } from './checkAccess.ts';
import {
  checkAccess,
  type GuardEmitted,
  guardMachine,
  MAX_REDIRECTS,
  SETTLE_DELAY,
  sessionOf,
  viewOf,
} from './guardMachine.ts';
import { guardPlan } from './guardPlan.ts';

describePaths(guardMachine, guardPlan);

const signedOut: GuardSession = { status: 'signedOut' };
const signedIn: GuardSession = { status: 'signedIn', role: 'shopper' };

/** Starts a guard whose redirects are followed when the test says so. */
function start() {
  const clock = new NextTimerClock();
  const actor = createActor(guardMachine, { clock, input: { pageAt: guardPlan.input.pageAt } });
  const emittedEvents: GuardEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  return {
    clock,
    emittedEvents,
    enter: (path: string) => actor.send({ type: 'page.entered', path }),
    follow: () => actor.send({ type: 'page.entered', path: emittedEvents.at(-1)?.to ?? '' }),
    become: (session: GuardSession) => actor.send({ type: 'session.changed', session }),
    retry: () => actor.send({ type: 'guard.retry' }),
    view: () => viewOf(actor.getSnapshot()),
  };
}

describe('the guard', () => {
  it('shows public pages to all users, and unknown paths, for which the app has a page', () => {
    const { enter, view, emittedEvents } = start();
    enter('/home?from=mail');
    expect(view()).toBe('page');
    enter('/nowhere');
    expect([view(), emittedEvents]).toEqual(['page', []]);
  });

  it('shows public pages from the start, so that a server can render them', () => {
    const viewAt = (path: string, session?: GuardSession) => {
      const input = { pageAt: guardPlan.input.pageAt, path, ...(session && { session }) };
      return viewOf(createActor(guardMachine, { input }).getSnapshot());
    };
    expect([viewAt('/home'), viewAt('/login'), viewAt('/cart')]).toEqual(['page', 'page', 'nothing']);
    expect(viewAt('/cart', signedIn)).toBe('page');
  });

  it('waits with a member’s page until the session is known, but not with login', () => {
    const { enter, become, view } = start();
    enter('/login');
    expect(view()).toBe('page');
    enter('/cart');
    expect(view()).toBe('nothing');
    become(signedIn);
    expect(view()).toBe('page');
  });

  it('redirects to login and back to the requested page', () => {
    const { enter, follow, become, view, emittedEvents } = start();
    become(signedOut);
    enter('/cart?from=1&to=2');
    expect(emittedEvents).toEqual([
      {
        type: 'guard.redirected',
        to: '/login?redirect=%2Fcart%3Ffrom%3D1%26to%3D2',
        reason: 'needsLogin',
        needsMessage: true,
      },
    ]);
    expect(view()).toBe('nothing');
    follow();
    expect(view()).toBe('page');
    become(signedIn);
    expect(emittedEvents[1]).toEqual({
      type: 'guard.redirected',
      to: '/cart?from=1&to=2',
      reason: 'alreadySignedIn',
      needsMessage: false,
    });
    follow();
    expect(view()).toBe('page');
  });

  it('redirects signed-in users away from login, with a message', () => {
    const { enter, become, emittedEvents } = start();
    enter('/login');
    become(signedIn);
    expect(emittedEvents).toEqual([
      { type: 'guard.redirected', to: '/home', reason: 'alreadySignedIn', needsMessage: true },
    ]);
  });

  it('checks the role of a page once the user is known', () => {
    const { enter, become, view, emittedEvents } = start();
    become({ status: 'signedIn', role: null });
    enter('/admin');
    expect(view()).toBe('nothing');
    become(signedIn);
    expect(emittedEvents).toMatchObject([{ to: '/403', reason: 'missingRole' }]);
    become({ status: 'signedIn', role: 'admin' });
    enter('/admin');
    expect(view()).toBe('page');
  });

  it('stops after three redirects in a row, and tries again on request', () => {
    const { enter, follow, become, view, retry, emittedEvents } = start();
    become(signedOut);
    enter('/cart');
    follow();
    for (let flip = 1; flip < MAX_REDIRECTS; flip++) {
      become(flip % 2 === 1 ? signedIn : signedOut);
      follow();
    }
    expect([view(), emittedEvents.map(({ to }) => to)]).toEqual([
      'page',
      ['/login?redirect=%2Fcart', '/cart', '/login?redirect=%2Fcart'],
    ]);
    become(signedIn);
    expect([view(), emittedEvents]).toEqual(['stuck', expect.objectContaining({ length: MAX_REDIRECTS })]);
    become(signedOut);
    expect(view()).toBe('stuck');
    retry();
    expect(view()).toBe('page');
  });

  it('does not count a visitor’s own navigation, nor a redirect after a page that stayed, as a loop', () => {
    const { enter, follow, become, clock, view } = start();
    become(signedOut);
    for (let visit = 0; visit < 2 * MAX_REDIRECTS; visit++) {
      enter('/cart');
      follow();
      expect(view()).toBe('page');
      enter('/home');
    }
    enter('/cart');
    for (let flip = 0; flip < 2 * MAX_REDIRECTS; flip++) {
      follow();
      clock.increment(SETTLE_DELAY);
      become(flip % 2 === 0 ? signedIn : signedOut);
    }
    expect(view()).toBe('nothing');
  });

  it('checks the page that a redirect led to, not the one before', () => {
    const { enter, become, follow, emittedEvents, view } = start();
    become(signedOut);
    enter('/cart');
    become(signedIn);
    expect(emittedEvents).toHaveLength(1);
    follow();
    expect(emittedEvents[1]).toMatchObject({ to: '/cart' });
    follow();
    expect(view()).toBe('page');
  });

  it('redirects only to pages of the app, and never from one guest page to another', () => {
    const places = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('/cart', '/login', '/login?redirect=%2Flogin', '//evil.example', '/\\evil.example', '/admin'),
    );
    const pages = { ...guardPlan.input, loginPath: '/login', homePath: '/home', forbiddenPath: '/403' };
    fc.assert(
      fc.property(places, (redirect) => {
        const verdict = checkAccess(`/login?${new URLSearchParams({ redirect })}`, signedIn, pages);
        if (verdict.kind !== 'redirect') throw new Error('Login was shown to somebody who is signed in.');
        expect(safeRedirect(verdict.to, (path) => pages.pageAt(path) !== undefined)).toBe(verdict.to);
        expect(pages.pageAt(verdict.to.split(/[?#]/)[0] ?? '')?.access).not.toBe('guest');
      }),
      { numRuns: 2000 },
    );
  });

  it('reads the session from the auth machine', async () => {
    const [machine, replies] = replyLater(authMachine);
    const auth = createActor(machine, { input: {} }).start();
    expect(sessionOf(auth.getSnapshot())).toEqual({ status: 'unknown' });
    await replies.resolve('readSession', null);
    expect(sessionOf(auth.getSnapshot())).toEqual(signedOut);
    const user = { id: 'u1', role: 'shopper' };
    auth.send({
      type: 'session.signIn',
      mode: 'password',
      credentials: { username: 'ann', password: 'swordfish1' },
      rememberMe: false,
    });
    await replies.resolve('signIn', { userUuid: 'u1', rememberMe: false });
    await replies.resolve('loadUser', user);
    expect(sessionOf(auth.getSnapshot())).toEqual(signedIn);
  });
});
