// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';
import { useUnreadCount } from './useUnreadCount.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('./useUnreadCount.ts', () => ({ useUnreadCount: vi.fn() }));

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

it('shows the number of unread notifications, and nothing when there are none', async () => {
  const root = await renderInShop(<UnreadBadge count={12} />, ['shell']);
  expect(document.body.textContent).toContain('12 unread');
  await act(async () => root.unmount());
  const empty = await renderInShop(<UnreadBadge count={0} />, ['shell']);
  expect(document.body.textContent).toBe('');
  await act(async () => empty.unmount());
});

it.each([
  [12, 'Notifications (12 unread)'],
  [0, 'Notifications'],
])('includes the number of unread notifications in the name of the bell: %i', async (count, name) => {
  vi.mocked(useUnreadCount).mockReturnValue(count);
  const root = await renderInShop(<NotificationBell />, ['shell']);
  // The visible text must be part of the accessible name (WCAG 2.5.3). An `aria-label` would lack the space around the count.
  expect(document.querySelector('a')?.hasAttribute('aria-label')).toBe(false);
  expect(document.querySelector('a > :not([aria-hidden])')?.textContent).toBe(name);
  await act(async () => root.unmount());
});
