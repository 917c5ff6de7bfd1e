import type { FavoriteChange } from '@mallard/offline/queue';
import type { Toasts } from '@mallard/ui/Toast';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { matchRoute, paths } from '../../navigation/routes.ts';
import type { SessionView } from '../../services/views.ts';
import { toggleFavorite } from './toggleFavorite.ts';

type Dependencies = Parameters<typeof toggleFavorite>[1];

const mug = { productUuid: 'mug', isFavorite: true };
const user = { id: 'ann' } as SessionView['user'];
const signedIn = { status: 'signedIn', user, demoShop: null } as SessionView;
const signedOut = { status: 'signedOut', user: null, demoShop: null } as SessionView;

/** Opens a tab at /new, whose queue records submitted changes. */
function openTab(first: SessionView, { offersUndo = false, isOnline = true } = {}) {
  let view = first;
  let url = new URL('https://shop.test/new?page=2');
  const listeners = new Set<() => void>();
  const submitted: [string, boolean][] = [];
  const show = vi.fn<Toasts['show']>();
  const go = async (to: string) => {
    url = new URL(to, url);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const submit = async ({ productUuid, isFavorite }: FavoriteChange) => {
    submitted.push([productUuid, isFavorite]);
    return { state: isOnline ? 'done' : 'queued' };
  };
  const parts = {
    actors: { auth: { read: () => view, subscribe } },
    address: { read: () => url },
    navigation: { go },
    changeQueue: { open: async () => ({ submit }) },
    queryClient: new QueryClient(),
    location: { match: matchRoute('/new'), pathname: '/new', search: 'page=2' },
    t: (key: string) => key,
    toasts: { show, dismiss: () => {} },
    showError: () => {},
    offersUndo,
  };
  const setSession = (next: SessionView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  return {
    means: parts as unknown as Dependencies,
    submitted,
    show,
    go,
    setSession,
    address: () => url.pathname + url.search,
  };
}

it('sends guests to the login with a reason, and adds the favorite after they log in', async () => {
  const { means, submitted, show, setSession, address } = openTab(signedOut);
  await toggleFavorite(mug, means);
  expect(address()).toBe(paths.login('/new?page=2'));
  expect(show).toHaveBeenCalledExactlyOnceWith({ message: 'favorite.needsLogin', tone: 'info', screen: 'next' });
  setSession({ ...signedOut, isAttempting: true });
  setSession(signedIn);
  setSession({ ...signedIn });
  await expect.poll(() => submitted).toEqual([['mug', true]]);
});

it('adds the favorite after a guest registers', async () => {
  const { means, submitted, go, setSession } = openTab(signedOut);
  await toggleFavorite(mug, means);
  await go(paths.register('/new?page=2'));
  setSession(signedIn);
  await expect.poll(() => submitted).toEqual([['mug', true]]);
});

it('does not add the favorite of a guest who left the login and logs in for another reason', async () => {
  const { means, submitted, show, go, setSession } = openTab(signedOut);
  await toggleFavorite(mug, means);
  await go('/new?page=2');
  await go(paths.login(undefined));
  setSession(signedIn);
  await toggleFavorite({ ...mug, productUuid: 'kettle' }, means);
  await expect.poll(() => show.mock.lastCall?.[0].message).toBe('favorite.added');
  expect(submitted).toEqual([['kettle', true]]);
});

it.each([
  { isOnline: true, removed: 'favorite.removed', added: 'favorite.added' },
  { isOnline: false, removed: 'favorite.queued', added: 'favorite.queued' },
])('offers to undo a removal on screens that hide the product: $removed', async ({ isOnline, removed, added }) => {
  const { means, submitted, show } = openTab(signedIn, { offersUndo: true, isOnline });
  await toggleFavorite({ ...mug, isFavorite: false }, means);
  await expect.poll(() => show.mock.lastCall?.[0].message).toBe(removed);
  show.mock.lastCall?.[0].action?.onAction?.();
  await expect.poll(() => show.mock.calls.length).toBe(2);
  expect(show.mock.lastCall?.[0].message).toBe(added);
  expect(show.mock.lastCall?.[0].action).toBeUndefined();
  expect(submitted).toEqual([
    ['mug', false],
    ['mug', true],
  ]);
});
