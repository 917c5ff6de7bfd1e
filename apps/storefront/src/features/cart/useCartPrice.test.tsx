// @vitest-environment jsdom
import { type Coupon, DEFAULT_SHOP } from '@mallard/domain/contract';
import type { listCoupons } from '@mallard/domain/endpoints';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { sampleCartItem, sampleCoupon } from '../../testing/sampleCart.ts';
import { useCartCouponPicker } from './useCartCouponPicker.tsx';
import { useCartCoupons } from './useCartCoupons.ts';
import { useCartPrice } from './useCartPrice.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const DAY_MS = 86_400_000;
const items = [sampleCartItem()];
const idle = { subscribe: () => () => undefined };
type CouponsInput = Parameters<Services['client']['call']>[1] & { query?: { scope?: string } };

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const session = { status: 'signedIn', user: { id: 'shopper' } };
const preferences = { locale: 'en-US' };

/** Renders the price of a cart with one line, of a shopper with these coupons. @returns the latest price and the coupon row */
async function renderPrice(claimed: Coupon[], centre: Coupon[] = []) {
  const services = {
    now: () => Date.now(),
    queryClient: new QueryClient(),
    config: { shop: DEFAULT_SHOP },
    preferences: { ...idle, read: () => preferences, rendered: () => preferences },
    actors: { auth: { ...idle, read: () => session, initialView: session } },
    client: {
      async call(_endpoint: typeof listCoupons, { query }: CouponsInput) {
        const coupons = query?.scope === 'claimed' ? claimed : centre;
        return { items: coupons, total: coupons.length };
      },
    },
  } as unknown as Services;
  const shown: { price?: ReturnType<typeof useCartPrice>; row?: ReturnType<typeof useCartCouponPicker>['row'] } = {};
  function Part() {
    const coupons = useCartCoupons();
    shown.price = useCartPrice(items, coupons);
    shown.row = useCartCouponPicker(shown.price, coupons, false).row;
    return null;
  }
  root = await renderInShop(<Part />, ['cart', 'shell', 'errors'], services);
  await act(() => vi.advanceTimersByTimeAsync(10));
  return shown;
}

it('takes a coupon off once it begins, however far ahead that is', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-09-01T00:00:00Z') });
  const shown = await renderPrice([sampleCoupon('ten')]);
  expect(shown.price).toMatchObject({ saving: 0, total: 6000 });
  await act(() => vi.advanceTimersByTimeAsync(60 * DAY_MS));
  expect(shown.price).toMatchObject({ saving: 0, total: 6000 });
  await act(() => vi.advanceTimersByTimeAsync(DAY_MS));
  expect(shown.price).toMatchObject({ saving: 1000, total: 5000 });
});

it('lists a coupon once that one list has as claimed and the other still as claimable', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-02T00:00:00Z') });
  const shown = await renderPrice(
    [sampleCoupon('ten')],
    [sampleCoupon('ten', { status: 'claimable' }), sampleCoupon('five', { value: 500, status: 'claimable' })],
  );
  expect(shown.price?.coupons.map(({ coupon, reason }) => [coupon.id, reason])).toEqual([
    ['ten', null],
    ['five', 'NOT_CLAIMED'],
  ]);
});

it('leaves coupons to the checkout where one cannot be evaluated here, and offers no choice', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-02T00:00:00Z') });
  const newKind = Object.assign(sampleCoupon('new'), { kind: 'gift' });
  const shown = await renderPrice([sampleCoupon('ten'), newKind]);
  expect(shown.row).toMatchObject({ note: 'At checkout', isDisabled: true });
  expect(shown.price).toMatchObject({ excludesCoupons: true, coupons: [] });
});
