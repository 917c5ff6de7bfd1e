import { type CartItem, cartItem } from '@mallard/domain/contract';
import * as v from 'valibot';

/** Product data of a cart line: everything a line shows that does not depend on the cart it is in. */
export const lineProduct = v.omit(cartItem, ['id', 'quantity', 'isSelected', 'addedPrice', 'status']);
export type LineProduct = v.InferOutput<typeof lineProduct>;

/**
 * Product data stored with a queued addition, so that the line can be shown before the server's cart has it, after a reload too.
 * Data that cannot be read must not discard the change.
 */
export const storedProduct = v.fallback(v.optional(lineProduct), undefined);

/** Returns the product data of a cart line. */
export function productOfLine(item: CartItem): LineProduct {
  const {
    id: _id,
    quantity: _quantity,
    isSelected: _isSelected,
    addedPrice: _addedPrice,
    status: _status,
    ...product
  } = item;
  return product;
}
