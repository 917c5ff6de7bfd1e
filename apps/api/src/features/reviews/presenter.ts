import type { Review, ReviewPage } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { maskNickname } from '../orders/writeReviews.ts';
import { averageStars } from '../products/toProductSummary.ts';
import { toAttributes, toPicture } from '../skus/presenter.ts';
import type { RatingCount, ReviewRow } from './queries.ts';

/** Converts a review to the contract's shape, in one locale. Masks anonymous reviewers. */
export function toReview(row: ReviewRow, locale: ContentLocale): Review {
  return {
    id: row.id,
    productUuid: row.productId,
    nickname: row.isAnonymous ? maskNickname(row.nickname) : row.nickname,
    avatar: row.isAnonymous ? null : row.avatar,
    rating: row.rating,
    content: row.content[locale],
    images: row.pictures.map((picture) => toPicture(picture, locale)),
    attributes: toAttributes(row.attributes, locale),
    isAnonymous: row.isAnonymous,
    reply: row.reply?.[locale] ?? null,
    createTime: row.createdAt.toISOString(),
  };
}

/** Summarizes the reviews of a product: 4 and 5 stars are good, 3 medium, fewer bad. */
export function toReviewSummary(stars: readonly RatingCount[]): ReviewPage['summary'] {
  const countOf = (rating: number) => stars.find((one) => one.rating === rating)?.all ?? 0;
  const histogram: ReviewPage['summary']['histogram'] = [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)];
  const all = histogram.reduce((sum, count) => sum + count, 0);
  const points = histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const [one, two, medium, four, five] = histogram;
  const withPhotos = stars.reduce((sum, row) => sum + row.withPhotos, 0);
  return {
    average: averageStars(points, all),
    histogram,
    counts: { all, withPhotos, good: four + five, medium, bad: one + two },
  };
}
