// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { sampleCoupon } from '../../testing/sampleCart.ts';
import { AccountCoupons } from './AccountCoupons.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('links to all coupons, with the icon of the other section links', async () => {
  const now = () => Date.parse('2026-11-20T00:00:00Z');
  const root = await renderInShop(
    <AccountCoupons coupons={{ items: [sampleCoupon('ten')], total: 1 }} />,
    ['user', 'shell'],
    { now } as Partial<Services>,
  );
  const link = document.querySelector('a[href^="/coupons"]');
  expect(link?.textContent).toMatch(/1/);
  expect(link?.querySelector('svg')).not.toBeNull();
  await act(async () => root.unmount());
});
