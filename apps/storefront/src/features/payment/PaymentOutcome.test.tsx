// @vitest-environment jsdom
import type { Order } from '@mallard/domain/contract';
import { batchAddToCart, type DeferredClient } from '@mallard/domain/endpoints';
import { minor } from '@mallard/domain/money';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createPreferences } from '../../preferences/preferences.ts';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import type { Paying } from './usePaying.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const amounts = { goods: minor(5000), discount: minor(0), shipping: minor(0), total: minor(5000) };
const renderOutcome = (phase: Paying['phase'], order: Partial<Order>, services: Partial<Services> = {}) =>
  renderInShop(
    <PaymentOutcome
      order={{ id: 'o1', orderNumber: '26112212345678', amounts, ...order } as Order}
      paying={{ phase, millisecondsLeft: 0 } as Paying}
      hasReturned={false}
    />,
    ['payment', 'shell', 'errors', 'ui/checkout'],
    services,
  );

it('adds the items of an order that was not paid in time to the cart again', async () => {
  const cart = { items: [] };
  const call = vi.fn(async () => ({ cart, clamped: [] }));
  const send = vi.fn();
  const go = vi.fn(async () => undefined);
  const client: Partial<DeferredClient> = { call: call as DeferredClient['call'] };
  const services = { client, cart: { send }, navigation: { go } } as unknown as Services;
  const items = [{ skuUuid: 'mug', quantity: 2 }] as unknown as Order['items'];
  const root = await renderOutcome('expired', { items }, services);
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Buy again');
  await act(async () => button?.click());
  expect(call).toHaveBeenCalledExactlyOnceWith(batchAddToCart, { body: { items: [{ skuUuid: 'mug', quantity: 2 }] } });
  expect(send).toHaveBeenCalledWith({ type: 'cart.updated', cart });
  expect(go).toHaveBeenCalledExactlyOnceWith('/cart');
  await act(async () => root.unmount());
});

it('shows the savings of a paid order', async () => {
  const paid = { savings: minor(4500), recipient: 'Lin', contactNumber: '13800138000', shippingAddress: 'West Lake 1' };
  const root = await renderOutcome('paid', paid, {
    preferences: createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' }),
  });
  const terms = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  await act(async () => root.unmount());
  expect(terms).toContain('You saved¥45.00');
});

it.each([
  ['expired', 'The order is closed', /not paid in time/],
  ['cancelled', 'The order is closed', /was cancelled/],
  ['refunded', 'Refunded', /goes back/],
] as const)('says why the order can no longer be paid: %s', async (phase, title, text) => {
  const root = await renderOutcome(phase, {});
  const heading = document.querySelector('h2')?.textContent;
  const statusText = document.querySelector('[role="status"]')?.textContent;
  await act(async () => root.unmount());
  expect(heading).toBe(title);
  expect(statusText).toMatch(text);
  if (phase !== 'expired') expect(statusText).not.toMatch(/in time|after the order/);
});
