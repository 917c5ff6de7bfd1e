import type { CartItem } from '@mallard/domain/contract';

/** Parts of a cart item that a line needs. A missing picture has a placeholder; missing options are not shown. */
export interface CartLineItem extends Omit<CartItem, 'image' | 'attributes'> {
  image?: CartItem['image'] | null | undefined;
  attributes?: CartItem['attributes'] | null | undefined;
}
