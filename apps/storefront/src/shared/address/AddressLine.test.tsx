// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPreferences } from '../../preferences/preferences.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { AddressLine } from './AddressLine.tsx';
import { loadAddressLine } from './regionNames.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

const line = '广东省深圳市南山区 科技园路 1 号';

it.each([
  ['en-US', '科技园路 1 号, Nanshan District, Shenzhen, Guangdong', ['zh-CN', '']],
  ['zh-CN', line, ['']],
] as const)('renders the address in the language of the shop: %s', async (locale, text, languages) => {
  const preferences = createPreferences({ locale, theme: 'light', motion: 'system' });
  const root = await renderInShop(<AddressLine line={line} />, ['shell'], { preferences });
  // Resolves after the same call in the component, which started earlier.
  await act(() => loadAddressLine(line, locale));
  expect(document.body.textContent).toBe(text);
  expect(Array.from(document.querySelectorAll('span'), ({ lang }) => lang)).toEqual(languages);
  await act(async () => root.unmount());
});
