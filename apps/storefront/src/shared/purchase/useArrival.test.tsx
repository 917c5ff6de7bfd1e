// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createPreferences } from '../../preferences/preferences.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { useArrival } from './useArrival.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Arrival() {
  return <p>{useArrival()([2, 4])}</p>;
}

// In the evening in UTC, it is already the next day in the shop's time zone.
const now = () => Date.UTC(2026, 10, 25, 20);

it.each([
  ['en-US', 'Arrives November 28 – November 30'],
  ['zh-CN', 'Arrives 11月28日 – 11月30日'],
] as const)('formats arrival days in the shop’s time zone, in %s', async (locale, text) => {
  // `renderInShop` always loads English messages.
  const preferences = createPreferences({ locale, theme: 'light', motion: 'system' });
  const root = await renderInShop(<Arrival />, ['shell'], { preferences, now });
  expect(document.querySelector('p')?.textContent).toBe(text);
  await act(async () => root.unmount());
});
