import type { Review, ReviewPage } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { maskNickname, reviewSummary, toAttributes, toPicture } from '@mallard/domain/serving';
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

/** Summarizes the reviews of a product. */
export function toReviewSummary(stars: readonly RatingCount[]): ReviewPage['summary'] {
  return reviewSummary(
    (rating) => stars.find((one) => one.rating === rating)?.all ?? 0,
    stars.reduce((sum, { withPhotos }) => sum + withPhotos, 0),
  );
}
