import type { CartItem, Product } from '@mallard/domain/contract';
import { quantityLimit } from '@mallard/domain/rules';
import type { GuestLine } from '@mallard/offline/queue';
import { productIn } from '../../shared/cart/cachedProductOf.ts';

/** A line of a guest cart for `CartLine`; without an image if the product no longer exists. */
export type GuestItem = Omit<CartItem, 'image'> & { image: CartItem['image'] | null };

/**
 * Joins a line of a guest cart with its product: the current price and stock, and the price when it was added.
 *
 * @param product `undefined` if the shop no longer has it
 * @returns `null` if neither the line nor the product has a title and price
 */
export function guestItem(line: GuestLine, product: Product | undefined): GuestItem | null {
  const { skuUuid, quantity } = line;
  const base = { id: skuUuid, skuUuid, quantity, isSelected: true };
  const found = product && productIn(product, skuUuid);
  if (found) {
    const status =
      found.stock === 0 ? 'soldOut' : quantity > quantityLimit(found.stock, found.limit) ? 'insufficient' : 'available';
    return { ...base, ...found, addedPrice: line.product?.price ?? found.price, status };
  }
  const title = product?.title ?? line.product?.title;
  const price = line.product?.price ?? product?.price;
  const productUuid = product?.id ?? line.product?.productUuid;
  if (title === undefined || price === undefined || productUuid === undefined) return null;
  return {
    ...base,
    productUuid,
    title,
    price,
    addedPrice: price,
    originalPrice: null,
    attributes: [],
    stock: 0,
    limit: 0,
    image: product?.image ?? null,
    status: 'offSale',
  };
}
