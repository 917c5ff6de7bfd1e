// @vitest-environment jsdom

import { ApiFailure, networkError } from '@mallard/domain/errors';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { matchRoute } from '../../navigation/routes.ts';
import { ScreenLocationProvider } from '../../navigation/ScreenLocation.tsx';
import { createPreferences } from '../../preferences/preferences.ts';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ListRail } from './ListRail.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('shows skeletons while the categories load, and loads them again after a failure', async () => {
  vi.useFakeTimers();
  let hasFailed = false;
  const call = vi.fn(() => (hasFailed ? Promise.reject(new ApiFailure(networkError())) : new Promise(() => undefined)));
  const services = {
    client: { call },
    navigation: { isPending: () => false, subscribe: () => () => undefined },
    preferences: createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' }),
  } as unknown as Services;
  const location = { match: matchRoute('/search'), pathname: '/search', search: '' };
  const renderRail = () =>
    renderInShop(
      <ScreenLocationProvider value={location}>
        <ListRail kind="search" />
      </ScreenLocationProvider>,
      ['shell', 'errors'],
      services,
    );
  const nav = () => document.querySelector('nav');
  let root = await renderRail();
  expect(nav()?.getAttribute('aria-busy')).toBe('true');
  expect(nav()?.querySelectorAll('[aria-hidden]')).toHaveLength(8);
  await act(async () => root.unmount());

  hasFailed = true;
  root = await renderRail();
  // Failed requests are retried a few times before the error is shown.
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(nav()?.getAttribute('aria-busy')).toBe('false');
  const callCount = call.mock.calls.length;
  await act(async () => nav()?.querySelector('button')?.click());
  expect(call.mock.calls.length).toBe(callCount + 1);
  await act(async () => root.unmount());
  vi.useRealTimers();
});
