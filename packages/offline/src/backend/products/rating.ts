import type { OpenShop } from '../calls/offlineCall.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';

/** What all reviews of a product come to. */
export interface Rating {
  sum: number;
  count: number;
}

/** The rating of a product: the sample's reviews and those written since. */
export function ratingOf({ shelf, state }: Pick<OpenShop, 'shelf' | 'state'>, product: ShelfProduct): Rating {
  const own = state.reviews.filter(({ productId }) => productId === product.id);
  const ratings = [...shelf.reviewsOf(product), ...own].map(({ rating }) => rating);
  return { sum: ratings.reduce((a, b) => a + b, 0), count: ratings.length };
}

/** The mean of stars to one decimal, 0 without any. */
export function averageStars({ sum, count }: Rating): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
