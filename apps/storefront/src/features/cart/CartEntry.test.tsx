// @vitest-environment jsdom

import type { LineState } from '@mallard/state-machines/cart';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CartView } from '../../services/cart.ts';
import type { Services } from '../../services/services.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { sampleCartItem } from '../../testing/sampleCart.ts';
import { CartEntry, type CartEntryProps } from './CartEntry.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const mug = sampleCartItem();
let close = async () => {};
afterEach(() => close());

/** Renders the line of a mug. */
async function showMug(view: Partial<CartView>, lineState: Partial<LineState>, props: Partial<CartEntryProps> = {}) {
  const send = vi.fn();
  const cartView = { connection: 'online', ...view, lineState: () => ({ refusal: null, ...lineState }) };
  const root = await renderInShop(
    <ul>
      <CartEntry
        line={mug}
        view={cartView as unknown as CartView}
        management={null}
        onRemove={() => {}}
        onOptionsPress={() => {}}
        {...props}
      />
    </ul>,
    ['cart', 'shell', 'errors', 'ui/cart'],
    { cart: { send } } as unknown as Services,
  );
  close = () => act(async () => root.unmount());
  const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click());
  return { send, press };
}

it('selects the line to buy', async () => {
  const { send, press } = await showMug({}, { phase: 'settled' });
  await press('input[type="checkbox"]');
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'line.set', skuUuid: 'mug', isSelected: false });
});

it('selects the line to manage while lines are managed', async () => {
  const selectLines = vi.fn();
  const management = { isLineSelected: () => false, selectLines } as unknown as CartEntryProps['management'];
  const { send, press } = await showMug({}, { phase: 'settled' }, { management });
  await press('input[type="checkbox"]');
  expect(selectLines).toHaveBeenCalledExactlyOnceWith([mug], true);
  expect(send).not.toHaveBeenCalled();
});

it('offers to send a change again that could not be sent', async () => {
  const { send } = await showMug({ connection: 'unsent' }, { phase: 'queued' });
  const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  await act(async () => retry?.click());
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'cart.replay' });
});
