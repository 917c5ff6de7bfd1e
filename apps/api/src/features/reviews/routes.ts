import { createReview, listReviews, toPaged, uploadReviewPhotos } from '@mallard/domain/contract';
import { handle, handleMember, type Route } from '../../http/handle.ts';
import { writeReviews } from '../orders/writeReviews.ts';
import { storeUploads } from '../upload/storeUploads.ts';
import { uploadOptions } from '../upload/uploadOptions.ts';
import { toReview, toReviewSummary } from './presenter.ts';
import { readReviews } from './queries.ts';

export const reviewsRoutes: Route[] = [
  handle(listReviews, async ({ query }, { db, locale }) => {
    const { pageNumber, pageSize, filter } = query;
    const { rows, stars } = await readReviews(db, query);
    const summary = toReviewSummary(stars);
    const page = { pageNumber, pageSize };
    return {
      ...toPaged(
        rows.map((row) => toReview(row, locale)),
        summary.counts[filter],
        page,
      ),
      summary,
    };
  }),
  handleMember(
    createReview,
    async ({ body }, { db, user, now, locale }) => {
      const [review] = await writeReviews(db, [body], { userId: user.id, now });
      if (!review) throw new Error('writeReviews returned no review');
      return toReview(review, locale);
    },
    { changesPublicData: 'immediately' },
  ),
  handleMember(uploadReviewPhotos, ({ body }, call) => storeUploads(body.files, call), uploadOptions),
];
