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

it('says how many messages wait, and nothing where there are none', async () => {
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
])('names the bell by what waits there: %i', async (count, name) => {
  vi.mocked(useUnreadCount).mockReturnValue(count);
  const root = await renderInShop(<NotificationBell />, ['shell']);
  // An `aria-label` without a space round the count would not hold the words that are seen (WCAG 2.5.3).
  expect(document.querySelector('a')?.hasAttribute('aria-label')).toBe(false);
  expect(document.querySelector('a > :not([aria-hidden])')?.textContent).toBe(name);
  await act(async () => root.unmount());
});
