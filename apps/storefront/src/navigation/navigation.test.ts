// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressBar } from './address.ts';
import { createNavigation } from './navigation.ts';

/** Mock of `document.startViewTransition`, whose transition is skipped. */
const startViewTransition = vi.fn((change: () => void) => {
  change();
  return { ready: Promise.reject(new Error('Transition was skipped')), updateCallbackDone: Promise.resolve() };
});
let isStill = false;

beforeEach(() => {
  isStill = false;
  startViewTransition.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(document, { startViewTransition });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  window.history.replaceState(null, '', '/home');
});
afterEach(() => vi.restoreAllMocks());

const { go } = createNavigation(async () => undefined);

it('uses a view transition between screens', async () => {
  await go('/category?sort=sales');
  expect(window.location.pathname + window.location.search).toBe('/category?sort=sales');
  expect(startViewTransition).toHaveBeenCalledOnce();
});

it('uses no view transition if only the query changes', async () => {
  await go('/home?from=mail');
  expect(window.location.search).toBe('?from=mail');
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('uses no view transition if motion is reduced', async () => {
  isStill = true;
  await go('/category');
  document.documentElement.dataset.motion = 'reduce';
  isStill = false;
  await go('/help');
  delete document.documentElement.dataset.motion;
  expect(window.location.pathname).toBe('/help');
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('ends on the last target if navigations overlap', async () => {
  const arrivals: (() => void)[] = [];
  const slow = createNavigation(() => new Promise((resolve) => void arrivals.push(resolve)));
  const moves = [slow.go('/category')];
  await vi.waitUntil(() => arrivals.length === 1);
  moves.push(slow.go('/help'));
  await vi.waitUntil(() => arrivals.length === 2);
  for (const arrive of arrivals.toReversed()) arrive();
  await Promise.all(moves);
  expect(window.location.pathname).toBe('/help');
  expect(startViewTransition).toHaveBeenCalledOnce();
});

it('stays on a screen that can’t be left, but can change its query', async () => {
  const blocked = createNavigation(
    async () => undefined,
    undefined,
    async () => false,
  );
  await blocked.go('/help');
  expect(window.location.pathname).toBe('/home');
  await blocked.go('/home?from=mail');
  expect(window.location.search).toBe('?from=mail');
});

it('is pending until the view has changed', async () => {
  const seen: string[] = [];
  const navigation = createNavigation(async () => undefined);
  navigation.subscribe(() => seen.push(`${navigation.isPending()} ${window.location.pathname}`));
  await navigation.go('/category');
  expect(seen).toEqual(['true /home', 'false /category']);
});

it('is no longer pending when a later navigation is cancelled', async () => {
  let arrive = () => {};
  const slow = createNavigation(
    () => new Promise((resolve) => (arrive = resolve)),
    undefined,
    vi.fn(async () => false).mockResolvedValueOnce(true),
  );
  const first = slow.go('/category');
  await vi.waitUntil(() => slow.isPending());
  await slow.go('/help');
  expect(slow.isPending()).toBe(false);
  arrive();
  await first;
  expect(window.location.pathname).toBe('/home');
});

it('does not load a document for a navigation that was replaced by a later one', async () => {
  const failures: (() => void)[] = [];
  const leave = vi.fn();
  const slow = createNavigation(() => new Promise((_, reject) => void failures.push(reject)), { ...addressBar, leave });
  const moves = [slow.go('/category'), slow.go('/help')];
  await vi.waitUntil(() => failures.length > 0);
  for (const fail of failures) fail();
  await Promise.all(moves);
  expect(leave.mock.calls).toEqual([['/help', { replace: false }]]);
});
