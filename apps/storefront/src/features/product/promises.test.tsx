// @vitest-environment jsdom
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPreferences } from '../../preferences/preferences.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { DeliverTo } from './DeliverTo.tsx';
import { ProductServices } from './ProductServices.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../../shared/address/addressData.ts', () => ({ useAddresses: () => ({ data: [] }) }));
vi.mock('../../session/session.ts', () => ({ useSessionStatus: () => 'signedOut' }));
vi.mock('../../shared/address/deliveryRegion.ts', () => ({ deliveryRegionEntry: () => ({ read: () => null }) }));
afterEach(() => document.body.replaceChildren());

const services = ['nextDayDelivery', 'sevenDayReturns'];

it.each([
  { isAvailable: true, promised: true },
  { isAvailable: false, promised: false },
])(
  'shows an arrival date and fast shipping ($promised) when availability is $isAvailable',
  async ({ isAvailable, promised }) => {
    const preferences = createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' });
    const root = await renderInShop(
      <>
        <DeliverTo isAvailable={isAvailable} />
        <ProductServices services={services} isAvailable={isAvailable} />
      </>,
      ['product', 'shell', 'ui/product'],
      { preferences, now: () => Date.UTC(2026, 10, 26) },
    );
    const text = document.body.textContent ?? '';
    expect(text.includes('Arrives')).toBe(promised);
    expect(text.includes('24 hours')).toBe(promised);
    expect(text.includes('Out of stock')).toBe(!promised);
    expect(text).toContain('7-day returns');
    await act(async () => root.unmount());
  },
);

it('offers no regions of China in a shop that does not ship there', async () => {
  const preferences = createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' });
  const config = { version: 'test', hasSampleShop: false, shop: { ...DEFAULT_SHOP, countries: ['US'] } };
  const root = await renderInShop(<DeliverTo isAvailable />, ['product', 'shell'], {
    preferences,
    config,
    now: () => Date.UTC(2026, 10, 26),
  });
  expect(document.querySelector('button')).toBeNull();
  expect(document.body.textContent).toContain('Arrives');
  await act(async () => root.unmount());
});
