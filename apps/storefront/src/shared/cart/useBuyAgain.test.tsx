// @vitest-environment jsdom
import { useToasts } from '@mallard/ui/Toast';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { useBuyAgain } from './useBuyAgain.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Order = Parameters<ReturnType<typeof useBuyAgain>>[0];

const order = { items: ['lamp', 'cup'].map((skuUuid) => ({ skuUuid, quantity: 3 })) } as Order;

/** Buys an order again of which the server keeps so many units per line. @returns the messages, and where it leads */
async function buyAgainWith(kept: Record<string, number>) {
  const clamped = Object.entries(kept).map(([skuUuid, count]) => ({ skuUuid, asked: 3, kept: count }));
  const go = vi.fn(async () => undefined);
  const services = {
    client: { call: async () => ({ cart: {}, clamped }) },
    cart: { send: () => undefined },
    navigation: { go },
    actors: {},
  } as unknown as Services;
  const shop = { buyAgain: async (_: Order) => {}, said: [] as unknown[] };
  function Part() {
    vi.spyOn(useToasts(), 'show').mockImplementation(({ message }) => {
      shop.said.push(message);
      return '';
    });
    shop.buyAgain = useBuyAgain();
    return null;
  }
  const root = await renderInShop(<Part />, ['shell', 'errors'], services);
  await act(() => shop.buyAgain(order));
  await act(async () => root.unmount());
  document.body.replaceChildren();
  return { said: shop.said, went: go.mock.calls.flat() };
}

it('says once that quantities were lowered, however many lines there are', async () => {
  expect(await buyAgainWith({ lamp: 1, cup: 0 })).toEqual({
    said: ['Some quantities were above stock or limit and have been lowered'],
    went: ['/cart'],
  });
});

it('says nothing when every line was added', async () => {
  expect(await buyAgainWith({})).toEqual({ said: [], went: ['/cart'] });
});

it('stays when no line was added', async () => {
  const { said, went } = await buyAgainWith({ lamp: 0, cup: 0 });
  expect(said).toEqual([expect.stringContaining('Nothing was added to your cart')]);
  expect(went).toEqual([]);
});
