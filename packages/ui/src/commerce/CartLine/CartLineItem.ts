import type { CartItem } from '@mallard/domain/contract';

/** What a line reads of an entry of the cart; without a picture its place is kept, without options none are shown. */
export interface CartLineItem extends Omit<CartItem, 'image' | 'attributes'> {
  image?: CartItem['image'] | null | undefined;
  attributes?: CartItem['attributes'] | null | undefined;
}
