import type { AddedProduct } from '@mallard/offline/queue';

/** Key of toasts about adding to the cart: a new one replaces the last. */
export const CART_TOAST = 'cart';

/** A SKU to add, with what limits the quantity. */
export interface AddToCartInput {
  skuUuid: string;
  quantity: number;
  stock: number;
  /** @default the shop's purchase limit */
  limit?: number;
  /** Stored with the line of a guest cart. */
  product: AddedProduct;
}
