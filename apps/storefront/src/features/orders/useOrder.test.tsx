// @vitest-environment jsdom
import type { Order } from '@mallard/domain/contract';
import type { DeferredClient } from '@mallard/domain/endpoints';
import { listOrders } from '@mallard/domain/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../data/endpointQuery.ts';
import { createPreferences } from '../../preferences/preferences.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { useOrder } from './useOrder.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function OrderStatus({ id }: { id: string }) {
  const order = useOrder(id);
  return <p>{`${order.data?.status}, ${order.status}`}</p>;
}

async function render(id: string, answer: () => Promise<Order>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = (locale: string, tab: string) => endpointKey(listOrders, locale as 'en-US', { query: { tab } });
  const page = (status: string) => ({ items: [{ id: 'one', status }] });
  queryClient.setQueryData(list('en-US', 'all'), page('unpaid'), { updatedAt: 1 });
  queryClient.setQueryData(list('en-US', 'shipped'), { pages: [{ items: [] }, page('shipped')] }, { updatedAt: 2 });
  queryClient.setQueryData(list('zh-CN', 'all'), page('completed'), { updatedAt: 3 });
  const root = await renderInShop(
    <QueryClientProvider client={queryClient}>
      <OrderStatus id={id} />
    </QueryClientProvider>,
    [],
    {
      client: { call: answer } as unknown as DeferredClient,
      preferences: createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' }),
    },
  );
  const text = () => document.querySelector('p')?.textContent;
  return { text, unmount: () => act(() => root.unmount()) };
}

it('returns the order of the newest list in this language until its own response arrives', async () => {
  let answer: (order: Order) => void = () => undefined;
  const { text, unmount } = await render('one', () => new Promise<Order>((resolve) => (answer = resolve)));
  expect(text()).toBe('shipped, success');
  answer({ id: 'one', status: 'completed' } as Order);
  await act(() => vi.waitFor(() => expect(text()).toBe('completed, success')));
  await unmount();
});

it('keeps the order of the list when the request fails', async () => {
  const { text, unmount } = await render('one', () => Promise.reject(new Error('offline')));
  await act(() => vi.waitFor(() => expect(text()).toBe('shipped, error')));
  await unmount();
});

it('fails for an order that no list contains', async () => {
  const { text, unmount } = await render('two', () => Promise.reject(new Error('offline')));
  await act(() => vi.waitFor(() => expect(text()).toBe('undefined, error')));
  await unmount();
});
