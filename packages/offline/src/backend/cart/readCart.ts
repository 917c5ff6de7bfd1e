import type { Cart, CartItem } from '@mallard/domain/contract';
import { cartTotals } from '@mallard/domain/rules';
import type { OfflineCall, SignedInUser } from '../calls/offlineCall.ts';
import { toAttributes } from '../goods/present.ts';
import { skuPicture } from '../goods/skuPicture.ts';
import { lineStatus, stockOf } from '../goods/stock.ts';
import { wordsOfChoice } from '../shop/shelfReviews.ts';
import type { CartLineState } from '../state/shopState.ts';

/** The shopper's cart with prices and stock as they are now; an empty one when there is none yet. */
export function readCart(call: OfflineCall<SignedInUser>): Cart {
  const cart = call.state.carts.find(({ userId }) => userId === call.who.user.id);
  const items = (cart?.lines ?? []).flatMap((line) => toItem(line, call) ?? []);
  const saved = (cart?.saved ?? []).flatMap((line) => toItem({ ...line, isSelected: false }, call) ?? []);
  return { version: cart?.version ?? 0, items, saved, ...cartTotals(items) };
}

function toItem(line: Omit<CartLineState, 'createdAt'>, { shelf, state, locale }: OfflineCall): CartItem | undefined {
  const sku = shelf.sku(line.skuId);
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
    attributes: toAttributes(wordsOfChoice(product.sample, values), locale),
    image: skuPicture(sku, locale),
    stock: stockOf(state, sku),
    status: lineStatus(state, sku, quantity),
  };
}
