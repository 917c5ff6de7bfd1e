import type { Picture, Review } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { charactersOf } from '@mallard/domain/validation';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { toAttributes, toInstant, toPicture } from '../goods/present.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';
import { type ShelfReview, wordsOfChoice } from '../shop/shelfReviews.ts';
import type { ReviewState, ShopState } from '../state/shopState.ts';

/** All reviews of a product in one language, newest first. Who wanted to stay unknown does. */
export function readReviews(call: OfflineCall, product: ShelfProduct): Review[] {
  const { shelf, state, locale } = call;
  const written = state.reviews.filter(({ productId }) => productId === product.id).map((one) => toReview(one, call));
  const invented = shelf.reviewsOf(product).map((one) => inventedReview(one, product, locale));
  return [...written.toReversed(), ...invented].sort((a, b) => Date.parse(b.createTime) - Date.parse(a.createTime));
}

/** A review that was written on this device. */
export function toReview(review: ReviewState, { shelf, state, locale }: OfflineCall): Review {
  const sku = shelf.sku(review.skuId);
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
    attributes: sku ? toAttributes(wordsOfChoice(sku.product.sample, sku.values), locale) : [],
    createTime: toInstant(review.createdAt),
  };
}

/** Pictures that a shopper uploaded, by their ids. */
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

function inventedReview(review: ShelfReview, product: ShelfProduct, locale: ContentLocale): Review {
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

/** The name of somebody who does not want to be known: its first and last character. */
function maskNickname(nickname: string): string {
  const characters = charactersOf(nickname);
  return `${characters.at(0) ?? ''}***${characters.at(-1) ?? ''}`;
}
