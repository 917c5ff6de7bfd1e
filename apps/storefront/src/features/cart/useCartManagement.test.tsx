// @vitest-environment jsdom

import { ApiFailure } from '@mallard/domain/errors';
import type { FavoriteChange } from '@mallard/offline/queue';
import { useToasts } from '@mallard/ui/Toast';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { sampleCartItem } from '../../testing/sampleCart.ts';
import { useCartManagement } from './useCartManagement.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const mug = sampleCartItem();
const lamp = sampleCartItem({ skuUuid: 'lamp', productUuid: 'lamp', isSelected: false, status: 'soldOut' });
const isWide = vi.fn(() => false);
beforeEach(() => {
  isWide.mockReturnValue(false);
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

/** Manages a cart with a mug and a lamp that is sold out. */
async function manageCart(addFavorite: (productUuid: string) => Promise<object> = async () => ({ state: 'done' })) {
  const send = vi.fn();
  const favorites = vi.fn(({ productUuid }: FavoriteChange) => addFavorite(productUuid));
  const services = {
    cart: { send },
    changeQueue: { open: async () => ({ submit: favorites }) },
    queryClient: { invalidateQueries: async () => undefined },
    actors: { network: { read: () => ({ banner: 'none' }), subscribe: () => () => undefined } },
  } as unknown as Services;
  const silentSkus = { current: new Set<string>() };
  const shown: { management?: ReturnType<typeof useCartManagement> } = {};
  const said: { message: unknown; undo: (() => void) | undefined }[] = [];
  function Part() {
    vi.spyOn(useToasts(), 'show').mockImplementation(({ message, action }) => {
      said.push({ message, undo: action?.onAction });
      return '';
    });
    shown.management = useCartManagement([mug, lamp], silentSkus);
    return null;
  }
  const root = await renderInShop(<Part />, ['cart', 'shell', 'errors'], services);
  const run = (step: (management: ReturnType<typeof useCartManagement>) => void) =>
    act(async () => shown.management && step(shown.management));
  return { send, favorites, silentSkus, said, shown, run, close: () => act(async () => root.unmount()) };
}

it('removes the selected lines at once, also those that cannot be bought, and restores them', async () => {
  const { send, silentSkus, said, shown, run, close } = await manageCart();
  await run(({ toggle }) => toggle());
  expect(shown.management?.isManaging).toBe(true);
  await run(({ selectLines: choose }) => choose([mug, lamp], true));
  await run(({ remove }) => remove());
  expect(send.mock.calls.flat()).toEqual([
    { type: 'line.remove', skuUuid: 'mug' },
    { type: 'line.remove', skuUuid: 'lamp' },
  ]);
  expect([...silentSkus.current]).toEqual(['mug', 'lamp']);
  expect(said.map(({ message }) => message)).toEqual(['2 items deleted']);
  expect(shown.management?.selectedLines).toEqual([]);
  said[0]?.undo?.();
  expect(send.mock.calls.flat().slice(2)).toEqual([
    { type: 'line.restore', skuUuid: 'mug' },
    { type: 'line.restore', skuUuid: 'lamp' },
  ]);
  await close();
});

it('moves products to the favorites, and keeps the lines of those that were refused', async () => {
  const { send, favorites, said, run, close } = await manageCart(async (productUuid) => {
    if (productUuid === 'lamp') throw new ApiFailure({ kind: 'NotFound', code: 'NOT_FOUND', status: 404 });
    return { state: 'queued' };
  });
  await run(({ selectLines: choose }) => choose([mug, lamp], true));
  await run(({ moveToFavorites }) => moveToFavorites());
  expect(favorites.mock.calls.flat()).toEqual([
    { kind: 'favorite', productUuid: 'mug', isFavorite: true },
    { kind: 'favorite', productUuid: 'lamp', isFavorite: true },
  ]);
  expect(send.mock.calls.flat()).toEqual([{ type: 'line.remove', skuUuid: 'mug' }]);
  expect(said.at(-1)?.message).toBe('1 item moved to favorites');
  await close();
});

it('asks for a selection where there is none', async () => {
  const { send, said, run, close } = await manageCart();
  await run(({ remove }) => remove());
  await run(({ moveToFavorites }) => moveToFavorites());
  expect(send).not.toHaveBeenCalled();
  expect(said.map(({ message }) => message)).toEqual(['Select items first', 'Select items first']);
  await close();
});

it('ends on a wide page, where each line has its buttons beside it', async () => {
  isWide.mockReturnValue(true);
  const { shown, run, close } = await manageCart();
  await run(({ toggle }) => toggle());
  expect(shown.management?.isManaging).toBe(false);
  await close();
});
