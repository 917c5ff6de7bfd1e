import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { paged, pageFields } from './paged.ts';
import { productSummary } from './products.ts';
import { amount, id, idParams, instant, nothing } from './scalars.ts';

/** A shopper's favorite product. */
export const favorite = v.object({
  id,
  product: productSummary,
  createTime: instant,
  /**
   * The product's `price` when it was added, so that a shop can show how far it has dropped since; `null` when unknown.
   */
  priceWhenAdded: v.optional(v.nullable(amount)),
});
export type Favorite = v.InferOutput<typeof favorite>;

export const listFavorites = defineEndpoint({
  name: 'listFavorites',
  area: 'wishlist',
  method: 'GET',
  path: '/api/wishlist',
  summary: 'Favorite products, newest first.',
  access: 'member',
  owns: null,
  query: v.object({ ...pageFields }),
  data: paged(favorite),
});

export const addFavorite = defineEndpoint({
  name: 'addFavorite',
  area: 'wishlist',
  method: 'POST',
  path: '/api/wishlist',
  summary: 'Adds a product to the favorites. Does nothing if it is already a favorite.',
  access: 'member',
  owns: null,
  body: v.strictObject({ productUuid: id }),
  data: favorite,
});

export const deleteFavorite = defineEndpoint({
  name: 'deleteFavorite',
  area: 'wishlist',
  method: 'DELETE',
  path: '/api/wishlist/:id',
  summary: 'Removes a favorite by its id.',
  access: 'member',
  owns: { resource: 'favorite', in: 'params', field: 'id' },
  params: idParams,
  data: nothing,
});

export const checkFavorite = defineEndpoint({
  name: 'checkFavorite',
  area: 'wishlist',
  method: 'GET',
  path: '/api/wishlist/check',
  summary: 'Whether a product is a favorite, and the id to remove it by.',
  access: 'member',
  owns: null,
  budget: 'quick',
  query: v.object({ productUuid: id }),
  data: v.object({ isFavorite: v.boolean(), id: v.nullable(id) }),
});
