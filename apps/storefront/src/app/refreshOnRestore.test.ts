// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../services/services.ts';
import { refreshOnRestore } from './refreshOnRestore.ts';

let stored: string | null = null;
let user: { id: string } | null = null;
const sent: string[] = [];
const reload = vi.fn();
/** A listener that a screen added first. */
const earlyListener = vi.fn();
const send = (event: { type: string }) => void sent.push(event.type);
const services = {
  actors: { auth: { read: () => ({ user, demoShop: null }), send }, network: { send } },
  guestCart: { opened: () => ({ onStorageChange: () => sent.push('guest cart') }) },
  changeQueue: { onStorageChange: () => undefined },
  cart: { send },
  queryClient: {
    invalidateQueries: async () => void sent.push('queries'),
    cancelQueries: async () => void sent.push('cancelled queries'),
  },
} as unknown as Services;
const isVisible = () => document.documentElement.style.visibility !== 'hidden';
let page = new EventTarget();
const dispatchTransition = (type: string, persisted = true) =>
  page.dispatchEvent(new PageTransitionEvent(type, { persisted }));

beforeEach(() => {
  stored = user = null;
  sent.length = 0;
  reload.mockClear();
  earlyListener.mockClear();
  page = Object.assign(new EventTarget(), { document, location: { reload } });
  for (const type of ['visibilitychange', 'pageshow']) page.addEventListener(type, earlyListener);
  refreshOnRestore(services, { sessionOwner: () => stored }, page as unknown as Window);
});
afterEach(() => {
  document.documentElement.style.visibility = '';
});

it('revalidates a page of a guest without hiding it', () => {
  dispatchTransition('pagehide');
  expect(isVisible()).toBe(true);
  dispatchTransition('pageshow');
  expect(sent).toEqual(['session.changedElsewhere', 'network.check', 'guest cart', 'queries']);
});

it('shows the page of a signed-in user again if the same session is stored', () => {
  user = { id: 'ann' };
  stored = 'ann';
  dispatchTransition('pagehide');
  expect(isVisible()).toBe(false);
  dispatchTransition('pageshow');
  expect(isVisible()).toBe(true);
  expect(sent).toContain('cart.refresh');
  expect(reload).not.toHaveBeenCalled();
});

it.each([null, 'bob'])(
  'reloads the hidden page of a signed-in user if the stored session now belongs to %s',
  (owner) => {
    user = { id: 'ann' };
    stored = 'ann';
    dispatchTransition('pagehide');
    stored = owner;
    dispatchTransition('pageshow');
    expect(isVisible()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(sent).toEqual(['cancelled queries']);
  },
);

it('stops the events of a restored page of another user', () => {
  user = { id: 'ann' };
  stored = 'ann';
  dispatchTransition('pagehide');
  stored = null;
  dispatchTransition('visibilitychange');
  dispatchTransition('pageshow');
  expect(earlyListener).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalled();
});

it('ignores pages that are not restored from the back/forward cache', () => {
  user = { id: 'ann' };
  dispatchTransition('pagehide', false);
  dispatchTransition('pageshow', false);
  expect(isVisible()).toBe(true);
  expect(sent).toEqual([]);
});
