// @vitest-environment jsdom
import type { Order } from '@mallard/domain/contract';
import { batchAddToCart, type LateClient } from '@mallard/domain/endpoints';
import { minor } from '@mallard/domain/money';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Services } from '../../shell/services.ts';
import { drawInShop } from '../../testing/drawInShop.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import type { Paying } from './usePaying.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('puts the goods of an order that was not paid in time into the cart once more', async () => {
  const cart = { items: [] };
  const call = vi.fn(async () => ({ cart, clamped: [] }));
  const send = vi.fn();
  const go = vi.fn(async () => undefined);
  const client: Partial<LateClient> = { call: call as LateClient['call'] };
  const services = { client, cart: { send }, navigation: { go } } as unknown as Services;
  const order: Partial<Order> = {
    ...{ id: 'o1', orderNumber: '26112212345678' },
    amounts: { goods: minor(5000), discount: minor(0), shipping: minor(0), total: minor(5000) },
    items: [{ skuUuid: 'mug', quantity: 2 }] as unknown as Order['items'],
  };
  const paying: Partial<Paying> = { phase: 'expired', millisecondsLeft: 0 };
  const root = await drawInShop(
    <PaymentOutcome order={order as Order} paying={paying as Paying} hasReturned={false} />,
    ['payment', 'shell', 'errors'],
    services,
  );
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Buy again');
  await act(async () => button?.click());
  expect(call).toHaveBeenCalledExactlyOnceWith(batchAddToCart, { body: { items: [{ skuUuid: 'mug', quantity: 2 }] } });
  expect(send).toHaveBeenCalledWith({ type: 'cart.told', cart });
  expect(go).toHaveBeenCalledExactlyOnceWith('/cart');
  await act(async () => root.unmount());
});
