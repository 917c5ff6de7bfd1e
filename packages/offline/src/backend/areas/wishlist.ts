import {
  addFavorite,
  checkFavorite,
  deleteFavorite,
  type Favorite,
  listFavorites,
  toPaged,
} from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { handleMember, type OfflineCall, type OfflineRoute, type SignedInUser } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
import { toInstant } from '../presenters/toInstant.ts';
import { toProductSummary } from '../products/toProduct.ts';
import { generateId } from '../state/generateIds.ts';
import type { FavoriteState } from '../state/shopState.ts';

export const wishlistRoutes: OfflineRoute[] = [
  handleMember(listFavorites, ({ query }, call) => {
    // Newest first; of those added at the same time, the last.
    const existingFavorite = ownFavorites(call)
      .toReversed()
      .sort((a, b) => b.createdAt - a.createdAt)
      .flatMap((mark) => toFavorite(mark, call) ?? []);
    return toPaged(pageOf(existingFavorite, query), existingFavorite.length, query);
  }),
  handleMember(addFavorite, ({ body: { productUuid } }, call) => {
    const product = call.catalog.product(productUuid);
    if (!product) throw refuse.notFound();
    const existingFavorite = ownFavorites(call).find(({ productId }) => productId === productUuid);
    const mark = existingFavorite ?? {
      id: generateId(call.state),
      userId: call.caller.user.id,
      productId: productUuid,
      createdAt: call.now,
      priceWhenAdded: product.price,
    };
    if (!existingFavorite) call.state.favorites.push(mark);
    const favorite = toFavorite(mark, call);
    if (!favorite) throw refuse.notFound();
    return favorite;
  }),
  handleMember(deleteFavorite, ({ params }, { state }) => {
    state.favorites = state.favorites.filter(({ id }) => id !== params.id);
    return null;
  }),
  handleMember(checkFavorite, ({ query }, call) => {
    const id = ownFavorites(call).find(({ productId }) => productId === query.productUuid)?.id ?? null;
    return { isFavorite: id !== null, id };
  }),
];

function ownFavorites({ state, caller }: OfflineCall<SignedInUser>): FavoriteState[] {
  return state.favorites.filter(({ userId }) => userId === caller.user.id);
}

function toFavorite(
  { id, productId, createdAt, priceWhenAdded }: FavoriteState,
  call: OfflineCall,
): Favorite | undefined {
  const product = call.catalog.product(productId);
  return (
    product && {
      id,
      createTime: toInstant(createdAt),
      product: toProductSummary(product, call),
      priceWhenAdded: priceWhenAdded ?? null,
    }
  );
}
