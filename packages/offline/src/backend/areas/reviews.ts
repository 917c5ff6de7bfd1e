import { createReview, listReviews, type Review, type ReviewFilter, toPaged } from '@mallard/domain/contract';
import { refuse, reviewSummary } from '@mallard/domain/serving';
import { handle, handleMember, type OfflineRoute } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
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
    const summary = reviewSummary(
      (stars) => all.filter(({ rating }) => rating === stars).length,
      all.filter((review) => isIn('withPhotos', review)).length,
    );
    return { ...toPaged(pageOf(fitting, page), fitting.length, page), summary };
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
