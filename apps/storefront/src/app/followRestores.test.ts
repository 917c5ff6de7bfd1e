// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followRestores } from './followRestores.ts';
import type { Services } from './services.ts';

let stored: string | null = null;
let user: { id: string } | null = null;
const sent: string[] = [];
const reload = vi.fn();
const send = (event: { type: string }) => void sent.push(event.type);
const services = {
  actors: { auth: { read: () => ({ user, demoShop: null }), send }, network: { send } },
  guestCart: { opened: () => ({ look: () => sent.push('guest cart') }) },
  cart: { look: () => undefined, send },
  queryClient: { invalidateQueries: async () => void sent.push('queries') },
} as unknown as Services;
const shown = () => document.documentElement.style.visibility !== 'hidden';
let page = new EventTarget();
const pass = (type: string, persisted = true) => page.dispatchEvent(new PageTransitionEvent(type, { persisted }));

beforeEach(() => {
  stored = user = null;
  sent.length = 0;
  reload.mockClear();
  page = Object.assign(new EventTarget(), { document, location: { reload } });
  followRestores(services, { sessionOwner: () => stored }, page as unknown as Window);
});
afterEach(() => {
  document.documentElement.style.visibility = '';
});

it('revalidates what a visitor sees, without hiding it', () => {
  pass('pagehide');
  expect(shown()).toBe(true);
  pass('pageshow');
  expect(sent).toEqual(['session.changedElsewhere', 'network.check', 'guest cart', 'queries']);
});

it('shows the page of a shopper again whose session is still stored', () => {
  user = { id: 'ann' };
  stored = 'ann';
  pass('pagehide');
  expect(shown()).toBe(false);
  pass('pageshow');
  expect(shown()).toBe(true);
  expect(sent).toContain('cart.refresh');
  expect(reload).not.toHaveBeenCalled();
});

it.each([null, 'bob'])('reloads the page of a shopper, hidden, where the session is now of %s', (owner) => {
  user = { id: 'ann' };
  stored = 'ann';
  pass('pagehide');
  stored = owner;
  pass('pageshow');
  expect(shown()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

it('keeps it from everyone that the page of another shopper is visible again', () => {
  const heard = vi.fn();
  for (const type of ['visibilitychange', 'pageshow']) page.addEventListener(type, heard);
  user = { id: 'ann' };
  stored = 'ann';
  pass('pagehide');
  stored = null;
  pass('visibilitychange');
  pass('pageshow');
  expect(heard).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalled();
});

it('leaves a page alone that is loaded, or left for good', () => {
  user = { id: 'ann' };
  pass('pagehide', false);
  pass('pageshow', false);
  expect(shown()).toBe(true);
  expect(sent).toEqual([]);
});
