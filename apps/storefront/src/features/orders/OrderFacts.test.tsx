// @vitest-environment jsdom
import type { Order } from '@mallard/domain/contract';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPreferences } from '../../preferences/preferences.ts';
import { loadAddressLine } from '../../shared/address/regionNames.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { OrderFacts } from './OrderFacts.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

const line = '广东省深圳市南山区 科技园路 1 号';
const order: Partial<Order> = {
  orderNumber: '20261120083000000001',
  createTime: '2026-11-20T08:00:00.000Z',
  payTime: null,
  shipTime: null,
  completeTime: null,
  cancelTime: null,
  recipient: '张三',
  contactNumber: '13800138000',
  shippingAddress: line,
  shippingMethod: 'standard',
  trackingNumber: null,
  paymentMethod: null,
  arrival: ['2026-11-22T08:00:00.000Z', '2026-11-25T08:00:00.000Z'],
  note: line,
};

it('formats the address in the language of the shop, but not a note with the same text', async () => {
  const preferences = createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' });
  const root = await renderInShop(<OrderFacts order={order as Order} />, ['orders', 'shell'], { preferences });
  // Resolves after the same call in the component, which started earlier.
  await act(() => loadAddressLine(line, 'en-US'));
  const values = Array.from(document.querySelectorAll('dd'), ({ textContent }) => textContent);
  expect(values).toContain('科技园路 1 号, Nanshan District, Shenzhen, Guangdong');
  expect(values).toContainEqual(expect.stringMatching(/^November 22.*25$/));
  expect(values.at(-1)).toBe(line);
  await act(async () => root.unmount());
});
