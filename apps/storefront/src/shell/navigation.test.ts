// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNavigation } from './navigation.ts';

/** What the browser was asked to fade, as often as it was asked. */
const fade = vi.fn((change: () => void) => {
  change();
  return { ready: Promise.reject(new Error('cut short')), updateCallbackDone: Promise.resolve() };
});
let isStill = false;

beforeEach(() => {
  isStill = false;
  fade.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(document, { startViewTransition: fade });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  window.history.replaceState(null, '', '/home');
});
afterEach(() => vi.restoreAllMocks());

const { go } = createNavigation(async () => undefined);

it('lets one screen fade into the next', async () => {
  await go('/category?sort=sales');
  expect(window.location.pathname + window.location.search).toBe('/category?sort=sales');
  expect(fade).toHaveBeenCalledOnce();
});

it('changes what the same screen shows at once', async () => {
  await go('/home?from=mail');
  expect(window.location.search).toBe('?from=mail');
  expect(fade).not.toHaveBeenCalled();
});

it('moves nothing for who asked for less motion', async () => {
  isStill = true;
  await go('/category');
  document.documentElement.dataset.motion = 'reduce';
  isStill = false;
  await go('/help');
  delete document.documentElement.dataset.motion;
  expect(window.location.pathname).toBe('/help');
  expect(fade).not.toHaveBeenCalled();
});

it('goes where it was sent last', async () => {
  const arrivals: (() => void)[] = [];
  const slow = createNavigation(() => new Promise((resolve) => void arrivals.push(resolve)));
  const moves = [slow.go('/category')];
  await vi.waitUntil(() => arrivals.length === 1);
  moves.push(slow.go('/help'));
  await vi.waitUntil(() => arrivals.length === 2);
  for (const arrive of arrivals.toReversed()) arrive();
  await Promise.all(moves);
  expect(window.location.pathname).toBe('/help');
  expect(fade).toHaveBeenCalledOnce();
});

it('stays where it may not leave, and still changes what that screen shows', async () => {
  const held = createNavigation(
    async () => undefined,
    undefined,
    async () => false,
  );
  await held.go('/help');
  expect(window.location.pathname).toBe('/home');
  await held.go('/home?from=mail');
  expect(window.location.search).toBe('?from=mail');
});
