// @vitest-environment jsdom
import { ApiFailure } from '@mallard/domain/errors';
import { expect, it, vi } from 'vitest';
import { createWords, loadWords, translatorOf } from '../shell/words.ts';
import { addToCart } from './addToCart.ts';

type Means = Parameters<typeof addToCart>[1];

/** What is said to a member who asks for three pieces, and whether they were added. */
async function saidOf(line: object, connection = 'online'): Promise<[boolean, string | undefined]> {
  const words = createWords('en-US');
  await loadWords(words, 'en-US', ['shell']);
  const show = vi.fn<(toast: { message: string }) => void>();
  const means = {
    actors: { auth: { read: () => ({ status: 'signedIn' }), subscribe: () => () => undefined } },
    cart: { open: async () => ({ add: async () => line }), read: () => ({ view: { connection } }) },
    toasts: { show },
    t: translatorOf(words, 'en-US'),
    errorText: () => null,
  };
  const isAdded = await addToCart({ skuUuid: 'x', quantity: 3, stock: 4 }, means as unknown as Means);
  return [isAdded, show.mock.lastCall?.[0].message];
}

const refusalOf = (code: string, details: { left: number; inCart: number }) => ({
  phase: 'settled',
  refusal: new ApiFailure({ kind: 'Conflict', code, status: 409, data: { details } }),
});

it.each([
  { phase: 'settled', connection: 'online', said: 'Added to cart' },
  { phase: 'kept', connection: 'replaying', said: 'Added to cart' },
  { phase: 'kept', connection: 'offline', said: 'Added to cart; it will sync once you are back online' },
  {
    phase: 'kept',
    connection: 'behind',
    said: 'In your cart, but not saved yet: the shop does not answer. We will try again',
  },
])('says where the pieces are: $phase, $connection', async ({ phase, connection, said }) => {
  expect(await saidOf({ phase, refusal: null }, connection)).toEqual([true, said]);
});

it.each([
  { left: 2, inCart: 0, said: 'you asked for 3 and can add 2' },
  { left: 1, inCart: 3, said: 'you asked for 3, have 3 in your cart and can add 1 more' },
  { left: 0, inCart: 4, said: 'you asked for 3, have 4 in your cart and can add no more' },
])('names what was asked, what the cart holds and what is left: $left of $inCart', async ({ said, ...details }) => {
  expect(await saidOf(refusalOf('OUT_OF_STOCK', details))).toEqual([false, `Not enough in stock: ${said}`]);
  expect(await saidOf(refusalOf('PURCHASE_LIMIT', details))).toEqual([false, `Purchase limit reached: ${said}`]);
});
