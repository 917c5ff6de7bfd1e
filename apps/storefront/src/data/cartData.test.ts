import { createClient, createUuid, memorySession } from '@mallard/domain/client';
import { type Cart, getCart } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createGuestCart } from '../shell/guestCart.ts';
import { keepCart, mergeGuestCart, preferLatestCart } from './cartData.ts';
import { endpointKey } from './endpointQuery.ts';

const empty: Cart = { version: 1, items: [], unitCount: 0, selectedUnits: 0, selectedGoods: minor(0) };

/** A tab with a visitor's lamp, over a server that gives these answers; what it was asked under which keys. */
function tabWith(answers: Response[]) {
  const keys: (string | null)[] = [];
  const guestCart = createGuestCart(createStore({ area: memoryArea(), now: () => 0 }), () => createUuid());
  guestCart.add({ skuUuid: createUuid(), quantity: 2 });
  const client = createClient({
    backend: async (request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return answers.shift() ?? Promise.reject(new TypeError('lost'));
    },
    baseUrl: 'https://shop.example',
    session: memorySession(),
    locale: () => 'zh-CN',
    version: '1.0.0',
    passwordHashing: { salt: 'salt' },
    locks: null,
    isOnline: () => false,
  });
  const queryClient = new QueryClient();
  return { keys, guestCart, queryClient, merge: () => mergeGuestCart({ client, queryClient, guestCart }, 'zh-CN') };
}

const answer = (code: number, data: unknown) => Response.json({ code, message: '', data }, { status: code });

describe('merging a visitor’s cart', () => {
  it('after a lost answer asks for the same thing, which the server does once', async () => {
    const tab = tabWith([]);
    await expect(tab.merge()).rejects.toThrow('Network');
    await expect(tab.merge()).rejects.toThrow('Network');
    expect(new Set(tab.keys).size).toBe(1);
    expect(tab.guestCart.read()).toHaveLength(1);
  });

  it('leaves nothing to merge again', async () => {
    const tab = tabWith([answer(200, { cart: empty, clamped: [] })]);
    expect(await tab.merge()).toBe(false);
    expect(await tab.merge()).toBe(false);
    expect(tab.keys).toHaveLength(1);
    expect(tab.queryClient.getQueryData(endpointKey(getCart, 'zh-CN', {}))).toEqual(empty);
  });

  it('that was refused can be tried again later', async () => {
    const tab = tabWith([answer(409, { error: 'CART_LIMIT' })]);
    await expect(tab.merge()).rejects.toThrow('CART_LIMIT');
    await expect(tab.merge()).rejects.toThrow('Network');
    expect(new Set(tab.keys).size).toBe(2);
  });
});

describe('the cart that is kept', () => {
  it('is the latest, whichever answer comes last, and in one language only', async () => {
    const queryClient = new QueryClient();
    preferLatestCart(queryClient);
    const kept = (locale: 'zh-CN' | 'en-US') => queryClient.getQueryData<Cart>(endpointKey(getCart, locale, {}));
    await keepCart(queryClient, 'en-US', { ...empty, version: 2 });
    await keepCart(queryClient, 'zh-CN', { ...empty, version: 4 });
    await keepCart(queryClient, 'zh-CN', { ...empty, version: 3 });
    expect(kept('zh-CN')?.version).toBe(4);
    expect(kept('en-US')).toBeUndefined();
  });

  it('is not undone by an answer that was on its way before', async () => {
    const queryClient = new QueryClient();
    preferLatestCart(queryClient);
    const queryKey = endpointKey(getCart, 'zh-CN', {});
    let answer: (cart: Cart) => void = () => {};
    const asked = queryClient.fetchQuery({
      queryKey,
      queryFn: () => new Promise<Cart>((resolve) => (answer = resolve)),
    });
    await keepCart(queryClient, 'zh-CN', { ...empty, version: 1, unitCount: 1 });
    answer({ ...empty, version: 0 });
    await asked;
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ version: 1, unitCount: 1 });
  });

  it('is known to every screen when its promise is kept', async () => {
    const queryClient = new QueryClient();
    const seen: unknown[] = [];
    const observer = new QueryObserver<Cart>(queryClient, {
      queryKey: endpointKey(getCart, 'zh-CN', {}),
      enabled: false,
    });
    // As React's hook listens.
    const leave = observer.subscribe(notifyManager.batchCalls(({ data }) => void seen.push(data?.version)));
    const told = keepCart(queryClient, 'zh-CN', { ...empty, version: 7 });
    expect(seen).toEqual([]);
    await told;
    expect(seen).toEqual([7]);
    leave();
  });
});
