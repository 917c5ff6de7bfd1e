import * as v from 'valibot';
import { chosenAttribute } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { pagedFields, pageFields } from './paged.ts';
import { averageStars, count, id, instant, listOf, requiredText, stars, text } from './scalars.ts';
import { uploaded, uploadForm } from './upload.ts';

export const reviewFilters = ['all', 'withPhotos', 'good', 'medium', 'bad'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

export const review = v.object({
  id,
  productUuid: id,
  nickname: text(40),
  avatar: v.nullable(text(500)),
  rating: stars,
  content: text(500),
  images: listOf(picture, 9),
  attributes: listOf(chosenAttribute, 6),
  isAnonymous: v.boolean(),
  reply: v.nullable(text(500)),
  createTime: instant,
});
export type Review = v.InferOutput<typeof review>;

/** A shopper's review of one order line; `imageUuids` are their uploads. */
export const reviewDraftFields = {
  orderItemUuid: id,
  rating: stars,
  content: requiredText(500),
  imageUuids: v.optional(listOf(id, 9), []),
  isAnonymous: v.optional(v.boolean(), false),
};

export const listReviews = defineEndpoint({
  name: 'listReviews',
  area: 'reviews',
  method: 'GET',
  path: '/api/reviews',
  summary: 'Reviews of a product, newest first, with their average and histogram (index 0 = one star).',
  access: 'public',
  query: v.object({
    productUuid: id,
    filter: v.optional(v.picklist(reviewFilters, 'FILTER'), 'all'),
    ...pageFields,
  }),
  data: v.object({
    ...pagedFields(review),
    summary: v.object({
      average: averageStars,
      histogram: v.tuple([count, count, count, count, count]),
      counts: v.object({ all: count, withPhotos: count, good: count, medium: count, bad: count }),
    }),
  }),
});
export type ReviewPage = v.InferOutput<typeof listReviews.data>;

export const createReview = defineEndpoint({
  name: 'createReview',
  area: 'reviews',
  method: 'POST',
  path: '/api/reviews',
  summary: 'Reviews one line of a completed order, once.',
  access: 'member',
  owns: { resource: 'orderItem', in: 'body', field: 'orderItemUuid' },
  body: v.strictObject(reviewDraftFields),
  data: review,
});

export const uploadReviewPhotos = defineEndpoint({
  name: 'uploadReviewPhotos',
  area: 'reviews',
  method: 'POST',
  path: '/api/upload/reviews',
  summary: 'Uploads photos for a review: JPEG, PNG or WebP, 5 MB each, at most nine.',
  access: 'member',
  owns: null,
  repeat: 'never',
  encoding: 'multipart',
  body: uploadForm,
  data: listOf(uploaded, 9),
});
