import type { OpenShop } from '../calls/offlineCall.ts';
import type { CatalogProduct } from '../shop/openCatalog.ts';

/** Sum and number of a product's ratings. */
export interface Rating {
  sum: number;
  count: number;
}

/** Returns the rating of a product: the sample's reviews and new ones. */
export function ratingOf({ catalog, state }: Pick<OpenShop, 'catalog' | 'state'>, product: CatalogProduct): Rating {
  const productReviews = state.reviews.filter(({ productId }) => productId === product.id);
  const ratings = [...catalog.reviewsOf(product), ...productReviews].map(({ rating }) => rating);
  return { sum: ratings.reduce((a, b) => a + b, 0), count: ratings.length };
}
