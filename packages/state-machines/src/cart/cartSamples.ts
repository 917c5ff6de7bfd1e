import type { Cart, CartItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { cartTotals } from '@mallard/domain/rules';
import type { LineProduct, QueuedCartChange } from '@mallard/offline/queue';
import type { CartInput } from './cartContext.ts';

/** SKUs and a shopper for tests. */
export const mug = '00000000-0000-4000-8000-00000000000a';
export const kettle = '00000000-0000-4000-8000-00000000000b';
export const ann = '00000000-0000-4000-8000-0000000000aa';
export const bob = '00000000-0000-4000-8000-0000000000bb';

/** Returns product data of a SKU with five units in stock. */
export function cachedProductOf(skuUuid: string): LineProduct {
  return {
    productUuid: skuUuid,
    skuUuid,
    title: 'Mug',
    attributes: [],
    price: minor(8_900),
    originalPrice: null,
    stock: 5,
    limit: 99,
    image: { url: '/mug.webp', alt: 'Mug', width: 4, height: 4, sources: [], color: '#aabbcc', placeholder: null },
  };
}

/** Returns the server's line of a SKU. */
export function itemOf(skuUuid: string, more: Partial<CartItem> = {}): CartItem {
  const product = cachedProductOf(skuUuid);
  const line = { quantity: 1, isSelected: true, status: 'available' } as const;
  return { ...product, ...line, id: lineIdOf(skuUuid), addedPrice: product.price, ...more };
}

/** Returns the id of a SKU's line. */
export function lineIdOf(skuUuid: string): string {
  return skuUuid.replace(/^0/, '1');
}

/** Returns the server's cart. */
export function cartWith(version: number, ...items: CartItem[]): Cart {
  return { version, items, saved: [], ...cartTotals(items) };
}

/** Returns the server's cart with saved lines and lines in the cart. */
export function cartWithSaved(version: number, saved: CartItem[], ...items: CartItem[]): Cart {
  return { ...cartWith(version, ...items), saved };
}

/** Returns a queued addition. */
export function queuedAdd(skuUuid: string, quantity: number): QueuedCartChange {
  return { kind: 'add', id: 'queued', skuUuid, quantity, isSelected: true, isSent: false, isWhole: false };
}

/** Returns a change without what the queue adds to it. */
export function changeOf(queued: QueuedCartChange): object {
  const added = ['id', 'isSent', 'sentAt', 'isWhole', 'product'];
  return Object.fromEntries(Object.entries(queued).filter(([name]) => !added.includes(name)));
}

/** Returns input with numbered keys. */
export function inputOf(more: Partial<CartInput> = {}): CartInput {
  let keys = 0;
  return {
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    cachedProductOf,
    ...more,
  };
}
