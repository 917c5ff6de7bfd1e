// @vitest-environment jsdom

import { ApiFailure, networkError } from '@mallard/domain/errors';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createPreferences } from '../../app/preferences.ts';
import { matchRoute } from '../../app/routes.ts';
import type { Services } from '../../app/services.ts';
import { ScreenLocationProvider } from '../../navigation/ScreenLocation.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ListRail } from './ListRail.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('has grey rows while the categories are on their way, and asks for them again after a failure', async () => {
  vi.useFakeTimers();
  let hasFailed = false;
  const call = vi.fn(() => (hasFailed ? Promise.reject(new ApiFailure(networkError())) : new Promise(() => undefined)));
  const services = {
    client: { call },
    navigation: { isPending: () => false, subscribe: () => () => undefined },
    preferences: createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' }),
  } as unknown as Services;
  const place = { match: matchRoute('/search'), pathname: '/search', search: '' };
  const draw = () =>
    renderInShop(
      <ScreenLocationProvider value={place}>
        <ListRail kind="search" />
      </ScreenLocationProvider>,
      ['shell', 'errors'],
      services,
    );
  const rail = () => document.querySelector('nav');
  let root = await draw();
  expect(rail()?.getAttribute('aria-busy')).toBe('true');
  expect(rail()?.querySelectorAll('[aria-hidden]')).toHaveLength(8);
  await act(async () => root.unmount());

  hasFailed = true;
  root = await draw();
  // The shop asks again by itself a few times before it says so.
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(rail()?.getAttribute('aria-busy')).toBe('false');
  const asked = call.mock.calls.length;
  await act(async () => rail()?.querySelector('button')?.click());
  expect(call.mock.calls.length).toBe(asked + 1);
  await act(async () => root.unmount());
  vi.useRealTimers();
});
