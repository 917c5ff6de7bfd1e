import type { Picture, Review } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { maskNickname, toAttributes, toPicture } from '@mallard/domain/serving';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { toInstant } from '../presenters/toInstant.ts';
import { type CatalogReview, skuValueNames } from '../shop/catalogReviews.ts';
import type { CatalogProduct } from '../shop/openCatalog.ts';
import type { ReviewState, ShopState } from '../state/shopState.ts';

/** Returns all reviews of a product in one language, newest first, with masked names of anonymous reviewers. */
export function readReviews(call: OfflineCall, product: CatalogProduct): Review[] {
  const { catalog, state, locale } = call;
  const written = state.reviews
    .filter(({ productId }) => productId === product.id)
    .map((review) => toReview(review, call));
  const invented = catalog.reviewsOf(product).map((one) => inventedReview(one, product, locale));
  return [...written.toReversed(), ...invented].sort((a, b) => Date.parse(b.createTime) - Date.parse(a.createTime));
}

/** Converts a review that was written on this device. */
export function toReview(review: ReviewState, { catalog, state, locale }: OfflineCall): Review {
  const sku = catalog.sku(review.skuId);
  return {
    id: review.id,
    productUuid: review.productId,
    rating: review.rating,
    content: review.content,
    isAnonymous: review.isAnonymous,
    avatar: review.isAnonymous ? null : review.avatar,
    reply: null,
    nickname: review.isAnonymous ? maskNickname(review.nickname) : review.nickname,
    images: ownPictures(state, review.uploadIds),
    attributes: sku ? toAttributes(skuValueNames(sku.product.sample, sku.values), locale) : [],
    createTime: toInstant(review.createdAt),
  };
}

/** Returns a shopper's uploaded pictures by their ids. */
export function ownPictures({ uploads }: ShopState, uploadIds: readonly string[]): Picture[] {
  return uploadIds
    .flatMap((id) => uploads.find((upload) => upload.id === id) ?? [])
    .map(({ url, width, height }) => ({
      url,
      width,
      height,
      alt: '',
      sources: [],
      color: null,
      placeholder: null,
    }));
}

function inventedReview(review: CatalogReview, product: CatalogProduct, locale: ContentLocale): Review {
  const { id, rating, isAnonymous, nickname, content, reply, attributes, pictures, createdAt } = review;
  return {
    id,
    rating,
    isAnonymous,
    productUuid: product.id,
    avatar: null,
    nickname: isAnonymous ? maskNickname(nickname) : nickname,
    content: content[locale],
    reply: reply?.[locale] ?? null,
    attributes: toAttributes(attributes, locale),
    images: pictures.map((picture) => toPicture(picture, locale)),
    createTime: toInstant(createdAt),
  };
}
