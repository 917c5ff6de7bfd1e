// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchRoute } from '../navigation/routes.ts';
import { renderInShop } from '../testing/renderInShop.tsx';
import { ShopNavBar } from './ShopNavBar.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

/** Renders the top bar of a screen. @returns its links and its title */
async function renderBar(address: string) {
  const { pathname, search } = new URL(address, 'https://shop.example');
  const match = matchRoute(pathname);
  const namespace = match.route.screen.split('/')[0] ?? '';
  const root = await renderInShop(<ShopNavBar location={{ match, pathname, search }} />, ['shell', namespace]);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const title = document.querySelector('header')?.textContent;
  await act(async () => root.unmount());
  return { links, title };
}

it.each(['/help', '/hot', '/new', '/discount', '/about', '/order', '/coupons'])(
  'has a back link on %s',
  async (pathname) => expect((await renderBar(pathname)).links).toHaveLength(1),
);

it.each(['/cart', '/user', '/settings'])(
  'has no back link on %s, which is in the bottom navigation',
  async (pathname) => expect((await renderBar(pathname)).links).toEqual([]),
);

it.each([
  ['/address', 'Shipping addresses'],
  ['/address-edit', 'Add an address'],
  ['/address-edit?uuid=0b7a3a44-7a7e-4a5e-8a52-3c0f4d2f7b11', 'Edit the address'],
])('shows the title of %s', async (address, title) => {
  expect((await renderBar(address)).title).toContain(title);
});
