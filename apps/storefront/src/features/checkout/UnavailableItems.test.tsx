// @vitest-environment jsdom
import type { OrderPreview } from '@mallard/domain/contract';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_CART } from '../../services/cart.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { UnavailableItems } from './UnavailableItems.tsx';
import type { Ordering } from './useOrdering.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

const cart = { subscribe: () => () => {}, read: () => NO_CART };

it.each([
  [40, 5, 'Mug: Limit 5 per customer', 'Buy 5 instead'],
  [3, 99, 'Mug: Only 3 left', 'Buy 3 instead'],
])(
  'says why six items with stock %i and limit %i are not available, and offers the possible quantity',
  async (stock, limit, ...texts) => {
    const line = { skuUuid: 's1', productUuid: 'g1', title: 'Mug', status: 'insufficient' as const, quantity: 6 };
    const preview: Pick<OrderPreview, 'lines'> = {
      lines: [{ ...line, stock, limit } as OrderPreview['lines'][number]],
    };
    const root = await renderInShop(
      <UnavailableItems ordering={{ isFromCart: false } as Ordering} preview={preview as OrderPreview} />,
      ['checkout', 'errors', 'ui/checkout'],
      { cart: cart as never },
    );
    for (const text of texts) expect(document.body.textContent).toContain(text);
    await act(async () => root.unmount());
  },
);
