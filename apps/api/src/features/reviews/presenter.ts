import type { Review, ReviewPage } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { maskNickname } from '../orders/writeReviews.ts';
import { averageStars } from '../products/toProductSummary.ts';
import { toAttributes, toPicture } from '../skus/presenter.ts';
import type { ReviewRow, StarCount } from './queries.ts';

/** A review in one language. Who wanted to stay unknown does. */
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

/** What all reviews of a product come to: 4 and 5 stars are good, 3 medium, fewer bad. */
export function toReviewSummary(stars: readonly StarCount[]): ReviewPage['summary'] {
  const given = (rating: number) => stars.find((one) => one.rating === rating)?.all ?? 0;
  const histogram: ReviewPage['summary']['histogram'] = [given(1), given(2), given(3), given(4), given(5)];
  const all = histogram.reduce((sum, count) => sum + count, 0);
  const points = histogram.reduce((sum, count, place) => sum + count * (place + 1), 0);
  const [one, two, medium, four, five] = histogram;
  const withPhotos = stars.reduce((sum, row) => sum + row.withPhotos, 0);
  return {
    average: averageStars(points, all),
    histogram,
    counts: { all, withPhotos, good: four + five, medium, bad: one + two },
  };
}
