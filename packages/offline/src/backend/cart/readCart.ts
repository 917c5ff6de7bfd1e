import type { Cart, CartItem } from '@mallard/domain/contract';
import { cartTotals } from '@mallard/domain/rules';
import { toAttributes } from '@mallard/domain/serving';
import type { OfflineCall, SignedInUser } from '../calls/offlineCall.ts';
import { lineStatus, stockOf } from '../inventory/stock.ts';
import { skuPicture } from '../presenters/skuPicture.ts';
import { skuValueNames } from '../shop/catalogReviews.ts';
import type { CartLineState } from '../state/shopState.ts';

/** Returns the shopper's cart with current prices and stock; an empty one if there is none. */
export function readCart(call: OfflineCall<SignedInUser>): Cart {
  const cart = call.state.carts.find(({ userId }) => userId === call.caller.user.id);
  const items = (cart?.lines ?? []).flatMap((line) => toItem(line, call) ?? []);
  const saved = (cart?.saved ?? []).flatMap((line) => toItem({ ...line, isSelected: false }, call) ?? []);
  return { version: cart?.version ?? 0, items, saved, ...cartTotals(items) };
}

function toItem(line: Omit<CartLineState, 'createdAt'>, { catalog, state, locale }: OfflineCall): CartItem | undefined {
  const sku = catalog.sku(line.skuId);
  if (!sku) return undefined;
  const { product, price, originalPrice, limit, values } = sku;
  const { id, quantity, isSelected, addedPrice } = line;
  return {
    id,
    quantity,
    isSelected,
    addedPrice,
    price,
    originalPrice,
    limit,
    productUuid: product.id,
    skuUuid: sku.id,
    title: product.sample.title[locale],
    categoryUuids: [...product.categoryIds],
    attributes: toAttributes(skuValueNames(product.sample, values), locale),
    image: skuPicture(sku, locale),
    stock: stockOf(state, sku),
    status: lineStatus(state, sku, quantity),
  };
}
