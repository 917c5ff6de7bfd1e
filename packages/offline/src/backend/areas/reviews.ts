import {
  createReview,
  listReviews,
  type Review,
  type ReviewFilter,
  type ReviewPage,
  toPaged,
} from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { handle, handleMember, type OfflineRoute } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
import { averageStars } from '../products/rating.ts';
import { readReviews, toReview } from '../reviews/readReviews.ts';
import { writeReviews } from '../reviews/writeReviews.ts';

export const reviewsRoutes: OfflineRoute[] = [
  handle(listReviews, ({ query }, call) => {
    const { productUuid, filter, pageNumber, pageSize } = query;
    const product = call.catalog.product(productUuid);
    if (!product) throw refuse.notFound();
    const all = readReviews(call, product);
    const fitting = all.filter((review) => isIn(filter, review));
    const page = { pageNumber, pageSize };
    return { ...toPaged(pageOf(fitting, page), fitting.length, page), summary: summarise(all) };
  }),
  handleMember(createReview, ({ body }, call) => {
    const [review] = writeReviews(call, [body]);
    if (!review) throw new TypeError('A review was neither written nor refused');
    return toReview(review, call);
  }),
];

function isIn(filter: ReviewFilter, { rating, images }: Review): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'withPhotos':
      return images.length > 0;
    case 'good':
      return rating >= 4;
    case 'medium':
      return rating === 3;
    case 'bad':
      return rating <= 2;
  }
}

/** Summarizes the reviews of a product. */
function summarise(reviews: readonly Review[]): ReviewPage['summary'] {
  const countOf = (stars: number) => reviews.filter(({ rating }) => rating === stars).length;
  const count = (filter: ReviewFilter) => reviews.filter((review) => isIn(filter, review)).length;
  return {
    average: averageStars({ sum: reviews.reduce((sum, { rating }) => sum + rating, 0), count: reviews.length }),
    histogram: [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)],
    counts: {
      all: reviews.length,
      withPhotos: count('withPhotos'),
      good: count('good'),
      medium: count('medium'),
      bad: count('bad'),
    },
  };
}
