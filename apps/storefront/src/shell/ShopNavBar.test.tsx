// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchRoute } from '../routes.ts';
import { drawInShop } from '../testing/drawInShop.tsx';
import { ShopNavBar } from './ShopNavBar.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

async function linksOf(pathname: string) {
  const match = matchRoute(pathname);
  const namespace = match.route.screen.split('/')[0] ?? '';
  const root = await drawInShop(<ShopNavBar place={{ match, pathname, search: '' }} />, ['shell', namespace]);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await act(async () => root.unmount());
  return links;
}

it.each(['/help', '/hot', '/new', '/discount', '/about', '/order', '/coupons', '/nowhere'])(
  'shows the way back on %s',
  async (pathname) => expect(await linksOf(pathname)).toHaveLength(1),
);

it.each(['/cart', '/user', '/settings'])(
  'shows none on %s, which the bar at the lower edge leads to',
  async (pathname) => expect(await linksOf(pathname)).toEqual([]),
);
