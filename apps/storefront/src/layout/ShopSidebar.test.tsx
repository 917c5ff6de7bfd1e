// @vitest-environment jsdom
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchRoute } from '../navigation/routes.ts';
import { createPreferences } from '../preferences/preferences.ts';
import type { Services } from '../services/services.ts';
import type { SessionStatus } from '../services/views.ts';
import { renderInShop } from '../testing/renderInShop.tsx';
import { ShopSidebar } from './ShopSidebar.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

/** Renders the sidebar of a screen. @returns the names of its groups, and its current links */
async function renderSidebar(pathname: string, status: SessionStatus) {
  const view = { status, user: null };
  const auth = { subscribe: () => () => undefined, read: () => view, initialView: view };
  const services = {
    actors: { auth },
    client: { call: () => new Promise(() => undefined) },
    preferences: createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' }),
    config: { shop: DEFAULT_SHOP },
  } as unknown as Services;
  const location = { match: matchRoute(pathname), pathname, search: '' };
  const root = await renderInShop(<ShopSidebar location={location} mode="full" />, ['shell'], services);
  const groups = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
  const currentLinks = [...document.querySelectorAll('a[aria-current]')].map((link) => [
    link.textContent?.trim(),
    link.getAttribute('aria-current'),
  ]);
  await act(async () => root.unmount());
  return { groups, currentLinks };
}

it.each([
  ['/order', 'My orders', 'page'],
  ['/order/0b7a3a44-7a7e-4a5e-8a52-3c0f4d2f7b11', 'My orders', 'true'],
  ['/address-edit', 'Shipping addresses', 'true'],
  ['/user', 'My account', 'page'],
  ['/user/profile', 'My account', 'true'],
  ['/settings', 'Settings', 'page'],
])('marks the link for %s', async (pathname, label, current) => {
  expect((await renderSidebar(pathname, 'signedIn')).currentLinks).toEqual([[label, current]]);
});

it('shows the account links on the settings screen only if signed in', async () => {
  expect((await renderSidebar('/settings', 'signedIn')).groups[0]).toBe('My account');
  for (const status of ['signedOut', 'unknown'] as const)
    expect((await renderSidebar('/settings', status)).groups[0]).toBe('All categories');
});
