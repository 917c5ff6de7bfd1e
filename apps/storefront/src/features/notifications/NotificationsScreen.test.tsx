// @vitest-environment jsdom
import type { Notification } from '@mallard/domain/contract';
import type { DeferredClient } from '@mallard/domain/endpoints';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createPreferences } from '../../preferences/preferences.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { Screen } from './NotificationsScreen.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function message(index: number): Notification {
  return {
    id: `0199a0c2-0000-7000-8000-${String(index).padStart(12, '0')}`,
    kind: 'system',
    title: `Message ${index}`,
    content: 'Read me',
    link: null,
    isRead: true,
    createTime: '2026-11-20T08:00:00.000Z',
  };
}
const all = Array.from({ length: 45 }, (_, index) => message(index));

it('shows all notifications, page by page', async () => {
  const call = vi.fn(async (_: unknown, { query }: { query: { pageNumber: number; pageSize: number } }) => {
    const { pageNumber, pageSize } = query;
    const items = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    return { items, total: all.length, ...query, totalPages: Math.ceil(all.length / pageSize), unreadCount: 0 };
  });
  const client = { call } as Partial<DeferredClient> as DeferredClient;
  const preferences = createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' });
  const root = await renderInShop(<Screen />, ['notifications', 'errors', 'ui/account'], { client, preferences });
  const rows = () => document.querySelectorAll('li');
  const more = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Load more');
  for (const shown of [20, 40, 45]) {
    await vi.waitFor(() => act(async () => expect(rows()).toHaveLength(shown)));
    if (shown < all.length) await act(async () => more()?.click());
  }
  expect(more()).toBeUndefined();
  await act(async () => root.unmount());
});
