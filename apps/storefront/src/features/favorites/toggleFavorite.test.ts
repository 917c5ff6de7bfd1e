import type { FavoriteChange } from '@mallard/offline/queue';
import type { Toasts } from '@mallard/ui/Toast';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { matchRoute, paths } from '../../app/routes.ts';
import type { SessionView } from '../../session/views.ts';
import { toggleFavorite } from './toggleFavorite.ts';

type Means = Parameters<typeof toggleFavorite>[1];

const mug = { productUuid: 'mug', isFavorite: true };
const user = { id: 'ann' } as SessionView['user'];
const signedIn = { status: 'signedIn', user, demoShop: null } as SessionView;
const signedOut = { status: 'signedOut', user: null, demoShop: null } as SessionView;

/** A tab at /new, whose way to the server only notes hearts. */
function openTab(first: SessionView, { offersUndo = false, isOnline = true } = {}) {
  let view = first;
  let url = new URL('https://shop.test/new?page=2');
  const listeners = new Set<() => void>();
  const hearts: [string, boolean][] = [];
  const show = vi.fn<Toasts['show']>();
  const go = async (to: string) => {
    url = new URL(to, url);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const submit = async ({ productUuid, isFavorite }: FavoriteChange) => {
    hearts.push([productUuid, isFavorite]);
    return { state: isOnline ? 'done' : 'queued' };
  };
  const parts = {
    actors: { auth: { read: () => view, subscribe } },
    address: { read: () => url },
    navigation: { go },
    changeQueue: { open: async () => ({ submit }) },
    queryClient: new QueryClient(),
    place: { match: matchRoute('/new'), pathname: '/new', search: 'page=2' },
    t: (key: string) => key,
    toasts: { show, dismiss: () => {} },
    showError: () => {},
    offersUndo,
  };
  const tell = (next: SessionView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  return { means: parts as unknown as Means, hearts, show, go, tell, address: () => url.pathname + url.search };
}

it('leads whoever is signed out to the login, says what for, and presses the heart once they are in', async () => {
  const { means, hearts, show, tell, address } = openTab(signedOut);
  await toggleFavorite(mug, means);
  expect(address()).toBe(paths.login('/new?page=2'));
  expect(show).toHaveBeenCalledExactlyOnceWith({ message: 'favorite.needsLogin', tone: 'info', screen: 'next' });
  tell({ ...signedOut, isAttempting: true });
  tell(signedIn);
  tell({ ...signedIn });
  await expect.poll(() => hearts).toEqual([['mug', true]]);
});

it('presses it for who registers on the way', async () => {
  const { means, hearts, go, tell } = openTab(signedOut);
  await toggleFavorite(mug, means);
  await go(paths.register('/new?page=2'));
  tell(signedIn);
  await expect.poll(() => hearts).toEqual([['mug', true]]);
});

it('forgets the heart of who gave up, and signs in for something else', async () => {
  const { means, hearts, show, go, tell } = openTab(signedOut);
  await toggleFavorite(mug, means);
  await go('/new?page=2');
  await go(paths.login(undefined));
  tell(signedIn);
  await toggleFavorite({ ...mug, productUuid: 'kettle' }, means);
  await expect.poll(() => show.mock.lastCall?.[0].message).toBe('favorite.added');
  expect(hearts).toEqual([['kettle', true]]);
});

it.each([
  { isOnline: true, removed: 'favorite.removed', added: 'favorite.added' },
  { isOnline: false, removed: 'favorite.queued', added: 'favorite.queued' },
])('puts back what was taken out, where it goes out of sight: $removed', async ({ isOnline, removed, added }) => {
  const { means, hearts, show } = openTab(signedIn, { offersUndo: true, isOnline });
  await toggleFavorite({ ...mug, isFavorite: false }, means);
  await expect.poll(() => show.mock.lastCall?.[0].message).toBe(removed);
  show.mock.lastCall?.[0].action?.onAction?.();
  await expect.poll(() => show.mock.calls.length).toBe(2);
  expect(show.mock.lastCall?.[0].message).toBe(added);
  expect(show.mock.lastCall?.[0].action).toBeUndefined();
  expect(hearts).toEqual([
    ['mug', false],
    ['mug', true],
  ]);
});
