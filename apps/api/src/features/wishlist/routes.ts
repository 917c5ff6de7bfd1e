import {
  addFavorite,
  checkFavorite,
  deleteFavorite,
  type Favorite,
  listFavorites,
  toPaged,
} from '@mallard/domain/contract';
import { type Call, handleMember, type Route } from '../../http/handle.ts';
import { toProductSummary } from '../products/toProductSummary.ts';
import { addFavorite as add, type FavoriteRow, findFavorite, readFavorites, removeFavorite } from './queries.ts';

export const wishlistRoutes: Route[] = [
  handleMember(listFavorites, async ({ query }, call) => {
    const { rows, total } = await readFavorites(call.db, call.user.id, query);
    return toPaged(
      rows.map((row) => toFavorite(row, call)),
      total,
      query,
    );
  }),
  handleMember(addFavorite, async ({ body }, call) =>
    toFavorite(await add(call.db, call.user.id, body.productUuid, call.now), call),
  ),
  handleMember(deleteFavorite, async ({ params }, { db, user }) => {
    await removeFavorite(db, user.id, params.id);
    return null;
  }),
  handleMember(checkFavorite, async ({ query }, { db, user }) => {
    const id = await findFavorite(db, user.id, query.productUuid);
    return { isFavorite: id !== null, id };
  }),
];

function toFavorite({ id, createdAt, priceWhenAdded, product }: FavoriteRow, { locale, now }: Call): Favorite {
  return { id, createTime: createdAt.toISOString(), product: toProductSummary(product, locale, now), priceWhenAdded };
}
