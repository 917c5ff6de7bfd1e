// @vitest-environment jsdom
import type { Order } from '@mallard/domain/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { OrderHead } from './OrderHead.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const cancelled: Partial<Order> = {
  status: 'cancelled',
  paymentStatus: 'pending',
  payBefore: '2026-11-20T08:30:00.000Z',
  createTime: '2026-11-20T08:00:00.000Z',
  payTime: null,
  shipTime: null,
  completeTime: null,
  cancelTime: '2026-11-20T08:10:00.000Z',
};

it.each([
  ['changedMind', 'I changed my mind'],
  ['地址填错了：门牌号', '地址填错了：门牌号'],
  ['soldElsewhere', 'soldElsewhere'],
  ['toString', 'toString'],
])('shows why an order was cancelled: %s', async (cancelReason, text) => {
  const order = { ...cancelled, cancelReason } as Order;
  const root = await renderInShop(<OrderHead order={order} actions={null} onExpire={() => undefined} />, [
    'orders',
    'ui/orders',
  ]);
  const steps = document.querySelector('ol')?.textContent;
  await act(async () => root.unmount());
  expect(steps).toContain(text);
  expect(steps).not.toContain(cancelReason === text ? 'I changed my mind' : cancelReason);
});
