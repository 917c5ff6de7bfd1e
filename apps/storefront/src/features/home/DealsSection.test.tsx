// @vitest-environment jsdom
import type { Home, ProductSummary } from '@mallard/domain/contract';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPreferences } from '../../preferences/preferences.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { DealsSection } from './DealsSection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../../shared/products/useProductCards.ts', () => ({
  useProductCards: () => ({ hrefOf: () => '#', favoriteIds: new Set() }),
}));
afterEach(() => document.body.replaceChildren());

const HOUR_MS = 3_600_000;

/** Creates deals that end after the given hours. */
function dealsEndingAfter(...hours: number[]): Home['deals'] {
  const now = Date.now(); // read once: deals that end together end at the same millisecond
  const items = hours.map((hour, index): ProductSummary => {
    const deal = { endTime: new Date(now + hour * HOUR_MS + 30_000).toISOString(), claimedPercent: 50 };
    const prices = { price: 100, hasPriceRange: false, originalPrice: 200 };
    return { id: `p${index}`, title: `Mug ${index}`, image: null, stock: 5, ...prices, deal } as never;
  });
  return { endTime: items[0]?.deal?.endTime ?? null, items };
}

const timerLabels = (within: ParentNode) =>
  [...within.querySelectorAll('[role=timer]')].map((timer) =>
    timer.getAttribute('aria-label')?.replace(/ \d+ se.*/, ''),
  );

it('shows a countdown per deal when the deals end at different times', async () => {
  const root = await renderInShop(<DealsSection deals={dealsEndingAfter(9, 31)} />, ['home', 'shell']);
  const cards = [...document.querySelectorAll('article')];
  expect(cards.map(timerLabels)).toEqual([['Ends in 9 hours'], ['Ends in 1 day 7 hours']]);
  expect(timerLabels(document)).toHaveLength(2);
  await act(async () => root.unmount());
});

it('shows one countdown above deals that end together', async () => {
  const root = await renderInShop(<DealsSection deals={dealsEndingAfter(9, 9)} />, ['home', 'shell']);
  expect(timerLabels(document)).toEqual(['Deals end in 9 hours']);
  await act(async () => root.unmount());
});

it.each(['zh-CN', 'en-US'] as const)('does not say that the deals end today: %s', async (locale) => {
  const preferences = createPreferences({ locale, theme: 'light', motion: 'system' });
  const root = await renderInShop(<DealsSection deals={dealsEndingAfter(31)} />, ['home', 'shell'], { preferences });
  expect(document.querySelector('h2')?.textContent).not.toMatch(/^$|today|今/i);
  await act(async () => root.unmount());
});
