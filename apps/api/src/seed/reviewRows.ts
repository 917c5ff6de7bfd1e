import { type CatalogueProduct, reviewsOf } from '@mallard/catalogue';
import { stableId } from '@mallard/offline/backend';
import type { reviews } from '../db/schema/index.ts';
import { before } from './moments.ts';
import { wordsOfChoice } from './wordsOfChoice.ts';

type ReviewRow = typeof reviews.$inferInsert;

/** What invented shoppers said of a product. */
export function reviewRows(product: CatalogueProduct, now: Date): ReviewRow[] {
  return reviewsOf(product).map((review, place) => ({
    id: stableId('review', `${product.slug}/${place}`),
    productId: stableId('product', product.slug),
    nickname: review.nickname,
    rating: review.rating,
    content: review.content,
    pictures: review.pictures,
    attributes: wordsOfChoice(product, review.skuValues),
    isAnonymous: review.isAnonymous,
    reply: review.reply,
    // Spread over the day, earlier places later, as the catalogue sorts them.
    createdAt: before(now, { days: review.daysAgo, minutes: place * 31 }),
  }));
}
