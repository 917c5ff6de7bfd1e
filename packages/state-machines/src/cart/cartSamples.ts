import type { Cart, CartItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { cartTotals } from '@mallard/domain/rules';
import type { Intent, LineGoods } from '@mallard/offline/queue';
import type { CartInput } from './cartTypes.ts';

/** SKUs, and a shopper, of the tests. */
export const mug = '00000000-0000-4000-8000-00000000000a';
export const kettle = '00000000-0000-4000-8000-00000000000b';
export const ann = '00000000-0000-4000-8000-0000000000aa';
export const bob = '00000000-0000-4000-8000-0000000000bb';

/** What is known of a SKU: five pieces are left. */
export function goodsOf(skuUuid: string): LineGoods {
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

/** The line of a SKU at the server. */
export function itemOf(skuUuid: string, more: Partial<CartItem> = {}): CartItem {
  const goods = goodsOf(skuUuid);
  const line = { quantity: 1, isSelected: true, status: 'available' } as const;
  return { ...goods, ...line, id: lineIdOf(skuUuid), addedPrice: goods.price, ...more };
}

/** The id of the line of a SKU. */
export function lineIdOf(skuUuid: string): string {
  return skuUuid.replace(/^0/, '1');
}

/** The server's cart. */
export function cartWith(version: number, ...items: CartItem[]): Cart {
  return { version, items, saved: [], ...cartTotals(items) };
}

/** The server's cart with lines saved for later, and lines in the cart. */
export function cartWithSaved(version: number, saved: CartItem[], ...items: CartItem[]): Cart {
  return { ...cartWith(version, ...items), saved };
}

/** Pieces that the device keeps for later. */
export function keptAdd(skuUuid: string, quantity: number): Intent {
  return { kind: 'add', id: 'kept', skuUuid, quantity, isSelected: true, isSent: false, isWhole: false };
}

/** Input whose keys are counted. */
export function inputOf(more: Partial<CartInput> = {}): CartInput {
  let keys = 0;
  return {
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    goodsOf,
    ...more,
  };
}
