// @vitest-environment jsdom
import { endpoints } from '@mallard/domain/contract/all';
import { listCoupons } from '@mallard/domain/endpoints';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpointKey, endpointQuery } from '../data/endpointQuery.ts';
import type { Services } from '../services/services.ts';
import { connectSession } from './connectSession.ts';

const claimed = { query: { scope: 'claimed' as const } };

/** Opens a tab. Its server responds with the name of the signed-in user, or fails if the user isn't in `respondingUsers`. */
function openTab() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const listeners = new Map<string, () => void>();
  let userName = '';
  const respondingUsers = new Set<string>();
  const idleActor = {
    subscribe: () => () => undefined,
    onEvent: () => undefined,
    start: () => undefined,
    stop: () => undefined,
  };
  const services = {
    queryClient,
    actors: {
      auth: {
        ...idleActor,
        read: () => ({ status: 'unknown' }),
        on: (type: string, run: () => void) => listeners.set(type, run),
      },
      network: { ...idleActor, on: () => undefined },
    },
    changeQueue: { setOwner: () => undefined },
    cart: { ...idleActor, setLocale: () => undefined, setOwner: () => undefined },
    guestCart: { open: async () => undefined, opened: () => null },
    preferences: { ...idleActor, read: () => ({ locale: 'en-US' }) },
    viewedProducts: { open: async () => ({ clear: () => undefined }) },
    openErrorLog: async () => ({ add: () => undefined }),
  } as unknown as Services;
  const close = connectSession(services, {
    onSessionEnded: () => undefined,
    onSessionChangedElsewhere: () => undefined,
    setReachable: () => undefined,
  });
  const client = {
    async call() {
      const caller = userName;
      if (!respondingUsers.has(caller)) throw new TypeError('Failed to fetch');
      return { items: [{ id: `coupon of ${caller}` }] };
    },
  } as unknown as Services['client'];
  return {
    queryClient,
    close,
    answering: respondingUsers,
    coupons: new QueryObserver(queryClient, endpointQuery(client, 'en-US', listCoupons, claimed)),
    logIn(name: string) {
      userName = name;
      listeners.get('session.started')?.();
    },
    logOut() {
      userName = '';
      listeners.get('session.ended')?.();
    },
  };
}

let tab: ReturnType<typeof openTab>;
beforeEach(() => {
  tab = openTab();
});
afterEach(() => {
  tab.close();
  tab.queryClient.clear();
});

it('never shows coupons of the previous user, even if loading the own ones fails', async () => {
  const onData = vi.fn();
  tab.answering.add('Ann');
  tab.logIn('Ann');
  const leave = tab.coupons.subscribe(() => undefined);
  await expect.poll(() => tab.coupons.getCurrentResult().data?.items).toEqual([{ id: 'coupon of Ann' }]);
  leave();
  tab.logOut();
  tab.logIn('Bob');
  const leaveAgain = tab.coupons.subscribe(({ data }) => onData(data));
  await expect.poll(() => tab.coupons.getCurrentResult().isError).toBe(true);
  expect(onData).not.toHaveBeenCalledWith(expect.anything());
  leaveAgain();
});

it('reloads optional data as a guest on a screen that stays open after a logout', async () => {
  for (const name of ['Ann', '']) tab.answering.add(name);
  tab.logIn('Ann');
  const leave = tab.coupons.subscribe(() => undefined);
  await expect.poll(() => tab.coupons.getCurrentResult().data?.items).toEqual([{ id: 'coupon of Ann' }]);
  tab.logOut();
  expect(tab.coupons.getCurrentResult().data).toBeUndefined();
  await expect.poll(() => tab.coupons.getCurrentResult().data?.items).toEqual([{ id: 'coupon of ' }]);
  leave();
});

it('removes all responses that depend on the user when the session ends', () => {
  for (const endpoint of endpoints) tab.queryClient.setQueryData(endpointKey(endpoint, 'en-US', {}), 'answer');
  tab.logOut();
  const cached = endpoints.filter((endpoint) => tab.queryClient.getQueryData(endpointKey(endpoint, 'en-US', {})));
  expect(cached.filter(({ access }) => access === 'member' || access === 'optional')).toEqual([]);
  expect(cached.some(({ name }) => name === 'getHome')).toBe(true);
});
