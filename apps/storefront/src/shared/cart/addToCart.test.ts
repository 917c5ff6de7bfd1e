import { DEFAULT_SHOP } from '@mallard/domain/contract';
// @vitest-environment jsdom
import { type ApiError, ApiFailure } from '@mallard/domain/errors';
import type { Locale } from '@mallard/domain/messages';
import { minor } from '@mallard/domain/money';
import { expect, it, vi } from 'vitest';
import { createI18n, loadMessages, translatorOf } from '../../i18n/i18n.ts';
import { addToCart } from './addToCart.ts';

type Means = Parameters<typeof addToCart>[1];

const product = { productUuid: 'mug', title: 'Mug', price: minor(8900) };

type Said = [isAdded: boolean, message: string | undefined];

/** Adds three units. Returns whether they were added, and the message of the toast. */
async function said(status: string | (() => string), device: object, locale: Locale = 'en-US'): Promise<Said> {
  const i18n = createI18n(locale, DEFAULT_SHOP);
  await loadMessages(i18n, locale, ['shell', 'errors']);
  const show = vi.fn<(toast: { message: string }) => void>();
  const means = {
    ...device,
    actors: {
      auth: {
        read: () => ({ status: typeof status === 'string' ? status : status() }),
        subscribe: () => () => undefined,
      },
    },
    toasts: { show },
    t: translatorOf(i18n, locale),
    showError: () => show({ message: 'another reason' }),
  };
  const input = { skuUuid: 'x', quantity: 3, stock: 4, product };
  const isAdded = await addToCart(input, means as unknown as Means);
  return [isAdded, show.mock.lastCall?.[0].message];
}
const saidOf = (line: object, connection = 'online', locale: Locale = 'en-US') =>
  said(
    'signedIn',
    { cart: { open: async () => ({ add: async () => line }), read: () => ({ view: { connection } }) } },
    locale,
  );
const saidToVisitor = (error: ApiError, locale: Locale) =>
  said('signedOut', { guestCart: { open: async () => ({ add: () => error }) } }, locale);

const refusalOf = (code: string, details: { left: number; inCart: number }) => ({
  phase: 'settled',
  refusal: new ApiFailure({ kind: 'Conflict', code, status: 409, data: { details } }),
});

it.each([
  { phase: 'settled', connection: 'online', said: 'Added to cart' },
  { phase: 'queued', connection: 'replaying', said: 'Added to cart' },
  { phase: 'queued', connection: 'offline', said: 'Added to cart; it will sync once you are back online' },
  {
    phase: 'queued',
    connection: 'unsent',
    said: 'Added to your cart, but not saved yet: the shop is not responding. We will try again',
  },
])('says where the pieces are: $phase, $connection', async ({ phase, connection, said }) => {
  expect(await saidOf({ phase, refusal: null }, connection)).toEqual([true, said]);
});

it.each([
  { left: 2, inCart: 0, stock: 'Only 2 left (you asked for 3)', limit: 'Limit 2 per customer (you asked for 3)' },
  {
    left: 1,
    inCart: 3,
    stock: 'Only 4 in stock: 3 already in your cart, 1 more can be added (you asked for 3)',
    limit: 'Limit 4 per customer: 3 already in your cart, 1 more can be added (you asked for 3)',
  },
  {
    left: 0,
    inCart: 4,
    stock: 'No more in stock: 4 already in your cart',
    limit: 'Purchase limit reached: 4 already in your cart',
  },
  {
    left: 0,
    inCart: 0,
    stock: 'Not enough in stock, nothing was added',
    limit: 'Purchase limit reached, nothing was added',
  },
])('names the chosen quantity, the cart’s and what is left: $left, $inCart in the cart', async (row) => {
  const { stock, limit, ...details } = row;
  expect(await saidOf(refusalOf('OUT_OF_STOCK', details))).toEqual([false, stock]);
  expect(await saidOf(refusalOf('PURCHASE_LIMIT', details))).toEqual([false, limit]);
});

it.each([
  { locale: 'en-US', full: 'Your cart can hold up to 200 different items. Check out or remove some first' },
  { locale: 'zh-CN', full: '购物车最多放 200 种商品，请先结算或移除部分商品' },
] as const)('names the limit of a full cart to visitors as to members: $locale', async ({ locale, full }) => {
  const error: ApiError = { kind: 'Conflict', code: 'CART_LIMIT', data: { details: { limit: 200 } } };
  expect(await saidToVisitor(error, locale)).toEqual([false, full]);
  expect(await saidOf({ phase: 'settled', refusal: new ApiFailure(error) }, 'online', locale)).toEqual([false, full]);
});

it('says to a visitor why else the device keeps nothing', async () => {
  const error: ApiError = { kind: 'BadRequest', code: 'VALIDATION', fields: {} };
  expect(await saidToVisitor(error, 'en-US')).toEqual([false, 'another reason']);
});

it('stores the product with the line of a visitor', async () => {
  const add = vi.fn(() => null);
  const device = { guestCart: { open: async () => ({ add }) } };
  expect(await said('signedOut', device)).toEqual([true, 'Added to cart']);
  expect(add).toHaveBeenCalledWith({ skuUuid: 'x', quantity: 3, product }, { stock: 4 });
});

it('adds to the guest cart when the session ends while the cart is loaded', async () => {
  let status = 'signedIn';
  const add = vi.fn(() => null);
  const addForMember = vi.fn();
  const device = {
    cart: {
      open: async () => {
        status = 'signedOut';
        return { add: addForMember };
      },
    },
    guestCart: { open: async () => ({ add }) },
  };
  expect(await said(() => status, device)).toEqual([true, 'Added to cart']);
  expect(add).toHaveBeenCalledWith({ skuUuid: 'x', quantity: 3, product }, { stock: 4 });
  expect(addForMember).not.toHaveBeenCalled();
});
