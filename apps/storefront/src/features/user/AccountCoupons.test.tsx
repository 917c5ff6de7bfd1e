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
    <AccountCoupons coupons={{ items: [sampleCoupon('ten')], total: 3 }} />,
    ['user', 'shell'],
    { now } as Partial<Services>,
  );
  const links = [...document.querySelectorAll('a[href^="/coupons"]')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/coupons?scope=claimed', 'All 3'],
  ]);
  // The arrow is decoration: the name consists of the text and the heading of the section.
  expect(links[0]?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const named = links[0]?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  expect(named.map((id) => document.getElementById(id)?.textContent)).toEqual(['All 3', 'My coupons']);
  await act(async () => root.unmount());
});
