import { ApiFailure, networkError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, type EventFrom, waitFor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { NextTimerClock, replyLater } from '../testing/index.ts';
import {
  type AuthEmitted,
  type AuthInput,
  authMachine,
  connectionRequired,
  isSessionKnown,
  isSignedIn,
} from './authMachine.ts';
import {
  ann,
  asDemo,
  attempt,
  authPlan,
  bob,
  byCode,
  byPassword,
  byReset,
  demo,
  registration,
  storedSession,
  unauthorized,
  wrongPassword,
} from './authPlan.ts';

describePaths(authMachine, authPlan);

function start(input: AuthInput = {}) {
  const clock = new NextTimerClock();
  const [machine, replies] = replyLater(authMachine);
  const actor = createActor(machine, { clock, input });
  const emittedEvents: AuthEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  const send = (event: EventFrom<typeof authMachine>) => actor.send(event);
  return { actor, clock, replies, emittedEvents, send, now: () => actor.getSnapshot() };
}

async function startSignedOut(input?: AuthInput) {
  const all = start(input);
  await all.replies.resolve('readSession', null);
  return all;
}

async function startSignedIn() {
  const all = start();
  await all.replies.resolve('readSession', storedSession);
  await all.replies.resolve('loadUser', ann);
  return all;
}

describe('the auth machine', () => {
  it('stays undecided until the stored session is read, so that a server render guards nothing', () => {
    const { now } = start();
    expect(now().value).toBe('restoring');
    expect([isSessionKnown(now()), isSignedIn(now())]).toEqual([false, false]);
  });

  it('restores a stored session with its user and emits one event', async () => {
    const { now, emittedEvents } = await startSignedIn();
    expect(now().value).toEqual({ signedIn: 'settled' });
    expect(now().context).toMatchObject({ user: ann, userUuid: 'ann', rememberMe: true, error: null });
    expect(emittedEvents).toEqual([{ type: 'session.started', user: ann, origin: 'restored' }]);
  });

  it.each([byPassword, byCode, byReset])('signs in by $mode, and stores nothing of what was typed', async (event) => {
    const { send, replies, now, emittedEvents } = await startSignedOut();
    send(event);
    const { type: _, ...expected } = event;
    expect(replies.inputOf('signIn')).toEqual(expected);
    expect(JSON.stringify(now().context)).not.toMatch(/swordfish1|123456|13800000000/);
    await replies.resolve('signIn', storedSession);
    await replies.resolve('loadUser', ann);
    expect(isSignedIn(now())).toBe(true);
    expect(emittedEvents).toEqual([{ type: 'session.started', user: ann, origin: 'signIn' }]);
  });

  it('shows why an attempt was refused until it is dismissed or repeated', async () => {
    const { send, replies, now } = await startSignedOut();
    send(byPassword);
    expect(now().can(byPassword)).toBe(false);
    await replies.reject('signIn', new ApiFailure(wrongPassword));
    expect(now().value).toEqual({ signedOut: 'refused' });
    expect(now().context.error).toEqual(wrongPassword);
    send({ type: 'error.dismiss' });
    expect(now().value).toEqual({ signedOut: 'idle' });
    send(byPassword);
    expect(now().context.error).toBeNull();
  });

  it('registers, then signs in with the same credentials', async () => {
    const { send, replies, emittedEvents } = await startSignedOut();
    send(registration);
    const { type: _, ...expected } = registration;
    expect(replies.inputOf('register')).toEqual(expected);
    await replies.resolve('register', attempt);
    expect(replies.inputOf('signIn')).toEqual(attempt);
    await replies.resolve('signIn', storedSession);
    await replies.resolve('loadUser', ann);
    expect(emittedEvents.map(({ type }) => type)).toEqual(['session.registered', 'session.started']);
  });

  it.each([
    [byCode, true],
    [registration, true],
    [asDemo, false],
  ] as const)('lets a shopper cancel: %o, online: %s', async (event, isOnline) => {
    const { send, now } = await startSignedOut({ isOnline });
    send(event);
    expect(now().hasTag('busy')).toBe(true);
    send({ type: 'session.cancel' });
    expect(now().value).toEqual({ signedOut: 'idle' });
  });

  it('does not sign in when the response arrives after the shopper cancelled', async () => {
    const { send, replies, now, emittedEvents } = await startSignedOut();
    send(byPassword);
    send({ type: 'session.cancel' });
    await replies.resolve('signIn', storedSession);
    expect(now().value).toEqual({ signedOut: 'idle' });
    expect(emittedEvents).toEqual([]);
  });

  it('ignores the response to the first attempt while the second is pending', async () => {
    const { send, replies, now } = await startSignedOut();
    send(byPassword);
    send({ type: 'session.cancel' });
    send(byCode);
    await replies.reject('signIn', new ApiFailure(wrongPassword), 0);
    expect(now().value).toBe('signingIn');
    await replies.resolve('signIn', storedSession, 1);
    expect(now().value).toBe('loadingUser');
  });

  it('expires with the path to return to, and emits one event', async () => {
    const { send, now, emittedEvents } = await startSignedIn();
    send({ type: 'session.refreshing' });
    send({ type: 'session.expired', userUuid: 'ann', path: '/order?tab=unpaid' });
    send({ type: 'session.expired', userUuid: 'ann', path: '/cart' });
    expect(now().value).toEqual({ signedOut: 'expired' });
    expect(now().context).toMatchObject({
      user: null,
      userUuid: null,
      redirect: '/order?tab=unpaid',
      error: unauthorized,
    });
    expect(emittedEvents.slice(1)).toEqual([
      { type: 'session.ended', reason: 'expired', redirect: '/order?tab=unpaid' },
    ]);
  });

  it('does not end a session because another user’s session has expired', async () => {
    const { send, now } = await startSignedIn();
    send({ type: 'session.expired', userUuid: 'bob' });
    expect(now().value).toEqual({ signedIn: 'settled' });
  });

  it('clears the redirect after the next sign-in', async () => {
    const { send, replies, now } = await startSignedIn();
    send({ type: 'session.expired', userUuid: 'ann', path: '/cart' });
    send(byPassword);
    await replies.resolve('signIn', storedSession);
    expect(now().context.redirect).toBe('/cart');
    await replies.resolve('loadUser', ann);
    expect(now().context.redirect).toBeNull();
  });

  it('stays signed in when tokens could not be refreshed without a network', async () => {
    const { send, now } = await startSignedIn();
    send({ type: 'session.refreshing' });
    expect(isSignedIn(now())).toBe(true);
    send({ type: 'session.refreshFailed' });
    expect(now().value).toEqual({ signedIn: 'settled' });
  });

  it('loads the user again on request, and when the network is back', async () => {
    const { send, replies, now } = start();
    await replies.resolve('readSession', storedSession);
    await replies.reject('loadUser', new ApiFailure(networkError()));
    expect(now().value).toBe('userUnavailable');
    expect([isSessionKnown(now()), isSignedIn(now())]).toEqual([true, true]);
    send({ type: 'session.retry' });
    await replies.reject('loadUser', new ApiFailure(networkError()));
    send({ type: 'network.changed', isOnline: false });
    expect(now().value).toBe('userUnavailable');
    send({ type: 'network.changed', isOnline: true });
    await replies.resolve('loadUser', ann);
    expect(isSignedIn(now())).toBe(true);
  });

  it('shows the cached user without a network, but not after a refusal', async () => {
    const offline = start({ isOnline: false });
    await offline.replies.resolve('readSession', { ...storedSession, user: ann });
    await offline.replies.reject('loadUser', new ApiFailure(networkError()));
    expect(offline.now().context.user).toEqual(ann);
    expect(isSignedIn(offline.now())).toBe(true);

    const refused = start();
    await refused.replies.resolve('readSession', { ...storedSession, user: ann });
    await refused.replies.reject('loadUser', new ApiFailure({ kind: 'Server', code: 'INTERNAL' }));
    expect(refused.now().value).toBe('userUnavailable');
  });

  it('signs out on the device although the server does not respond', async () => {
    const { send, replies, clock, now, emittedEvents } = await startSignedIn();
    send({ type: 'session.signOut' });
    expect(now().can({ type: 'session.signOut' })).toBe(false);
    clock.runNext();
    expect(replies.inputOf('clearSession')).toEqual({ userUuid: 'ann' });
    await replies.resolve('signOut');
    await replies.resolve('clearSession');
    expect(now().value).toEqual({ signedOut: 'idle' });
    expect(now().context).toMatchObject({ user: null, userUuid: null, rememberMe: false, origin: null });
    expect(emittedEvents.slice(1)).toEqual([{ type: 'session.ended', reason: 'signedOut', redirect: null }]);
  });

  it('signs out once when another tab does, however many storage events arrive', async () => {
    const { send, replies, now, emittedEvents } = await startSignedIn();
    send({ type: 'session.changedElsewhere' });
    send({ type: 'session.changedElsewhere' });
    expect(isSignedIn(now())).toBe(true);
    await replies.resolve('readSession', storedSession, 1);
    expect(isSignedIn(now())).toBe(true);
    await replies.resolve('readSession', null, 2);
    expect(now().value).toEqual({ signedOut: 'idle' });
    expect(emittedEvents.slice(1)).toEqual([{ type: 'session.ended', reason: 'elsewhere', redirect: null }]);
  });

  it('signs in when another tab does, and switches users without leftovers of the first', async () => {
    const { send, replies, now, emittedEvents } = await startSignedIn();
    send({ type: 'session.changedElsewhere' });
    await replies.resolve('readSession', { userUuid: 'bob', rememberMe: false });
    expect(now().context).toMatchObject({ user: null, userUuid: 'bob' });
    await replies.resolve('loadUser', bob);
    expect(emittedEvents.slice(1)).toEqual([
      { type: 'session.ended', reason: 'elsewhere', redirect: null },
      { type: 'session.started', user: bob, origin: 'restored' },
    ]);
  });

  it('reports a sign-in as one when storage events for the session just written arrive', async () => {
    const { send, replies, emittedEvents } = await startSignedOut();
    send(byPassword);
    send({ type: 'session.changedElsewhere' });
    await replies.resolve('signIn', storedSession);
    send({ type: 'session.changedElsewhere' });
    await replies.resolve('readSession', storedSession);
    await replies.resolve('loadUser', ann);
    expect(emittedEvents).toEqual([{ type: 'session.started', user: ann, origin: 'signIn' }]);
  });

  it('keeps the error on the screen when another tab changes nothing for this one', async () => {
    const { send, replies, now } = await startSignedIn();
    send({ type: 'session.expired', userUuid: 'ann', path: '/cart' });
    send({ type: 'session.changedElsewhere' });
    await replies.resolve('readSession', null);
    expect(now().value).toEqual({ signedOut: 'expired' });
    expect(now().context.redirect).toBe('/cart');
  });

  it('updates the profile of this user only', async () => {
    const { send, now } = await startSignedIn();
    send({ type: 'user.updated', user: bob });
    expect(now().context.user).toEqual(ann);
    send({ type: 'user.updated', user: { ...ann, nickname: 'Annie' } });
    expect(now().context.user?.nickname).toBe('Annie');
  });

  describe('without network', () => {
    it.each([byPassword, byCode, registration])('refuses $type and calls no effect', async (event) => {
      const { send, replies, now } = await startSignedOut({ isOnline: false });
      send(event);
      expect(now().value).toEqual({ signedOut: 'refused' });
      expect(now().context.error).toEqual(connectionRequired);
      expect(replies.timesStarted('signIn') + replies.timesStarted('register')).toBe(0);
    });

    it('signs in the demo account on the device until the network is back', async () => {
      const { send, replies, now, emittedEvents } = await startSignedOut();
      send({ type: 'network.changed', isOnline: false });
      send(asDemo);
      await replies.resolve('signInOffline', demo);
      expect(now().value).toBe('offlineDemo');
      expect(replies.timesStarted('signIn') + replies.timesStarted('loadUser')).toBe(0);
      send({ type: 'network.changed', isOnline: true });
      expect(now().value).toEqual({ signedOut: 'idle' });
      expect(now().context).toMatchObject({ user: null, userUuid: null, isOnline: true });
      expect(emittedEvents).toEqual([
        { type: 'session.started', user: demo, origin: 'demo' },
        { type: 'session.ended', reason: 'online', redirect: null },
      ]);
    });

    it('resumes the demo account after a reload, and updates its profile', async () => {
      const { send, replies, now, emittedEvents } = start();
      send({ type: 'network.changed', isOnline: false });
      await replies.resolve('readSession', { userUuid: 'demo', rememberMe: false, user: demo, isDemo: true });
      expect(now().value).toBe('offlineDemo');
      expect(replies.timesStarted('loadUser')).toBe(0);
      send({ type: 'user.updated', user: { ...demo, nickname: 'Dee' } });
      expect(now().context.user?.nickname).toBe('Dee');
      expect(emittedEvents).toEqual([{ type: 'session.started', user: demo, origin: 'restored' }]);
    });

    it('ends the demo when the network is found before the demo resumes after a reload', async () => {
      const { send, replies, now, emittedEvents } = start();
      send({ type: 'network.changed', isOnline: true });
      await replies.resolve('readSession', { userUuid: 'demo', rememberMe: false, user: demo, isDemo: true });
      expect(now().value).toEqual({ signedOut: 'idle' });
      expect(emittedEvents).toEqual([{ type: 'session.ended', reason: 'online', redirect: null }]);
    });

    it('does not sign in the demo account when the network came back meanwhile', async () => {
      const { send, replies, now, emittedEvents } = await startSignedOut({ isOnline: false });
      send(asDemo);
      send({ type: 'network.changed', isOnline: true });
      await replies.resolve('signInOffline', demo);
      expect(now().value).toEqual({ signedOut: 'idle' });
      expect(emittedEvents).toEqual([]);
    });
  });

  it('stops with an error that names the missing effect', async () => {
    const actor = createActor(authMachine, { input: {} });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await waitFor(actor, ({ status }) => status === 'error').catch(() => undefined);
    expect(String(actor.getSnapshot().error)).toContain('machine.provide({ actors: { readSession');
  });
});
