import { type CatalogueProduct, reviewsOf } from '@mallard/catalogue';
import { stableId } from '@mallard/offline/backend';
import type { reviews, StoredAttribute } from '../db/schema/index.ts';
import { before } from './dateOffset.ts';

type ReviewRow = typeof reviews.$inferInsert;

/** Creates the review rows of a sample product. */
export function reviewRows(product: CatalogueProduct, now: Date): ReviewRow[] {
  return reviewsOf(product).map((review, index) => ({
    id: stableId('review', `${product.slug}/${index}`),
    productId: stableId('product', product.slug),
    nickname: review.nickname,
    rating: review.rating,
    content: review.content,
    pictures: review.pictures,
    attributes: toStoredAttributes(product, review.skuValues),
    isAnonymous: review.isAnonymous,
    reply: review.reply,
    // Spread over the day in the order of the catalogue.
    createdAt: before(now, { days: review.daysAgo, minutes: index * 31 }),
  }));
}

/** Returns the selected options of a SKU with their display texts, in the product's order. */
function toStoredAttributes(
  { specifications }: CatalogueProduct,
  selectedValues: Readonly<Record<string, string>>,
): StoredAttribute[] {
  return specifications.flatMap(({ slug, name, values }) => {
    const value = values.find((value) => value.slug === selectedValues[slug]);
    return value ? [{ name, value: value.name }] : [];
  });
}
