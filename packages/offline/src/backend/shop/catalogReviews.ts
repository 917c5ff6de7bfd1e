import type { LocalizedText } from '@mallard/domain/messages';
import type { SampleProduct, SampleReview, SampleShop } from './sampleShop.ts';
import { stableId } from './stableId.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Spreads reviews of one day over it, earlier positions later, as the catalogue sorts them. */
const BETWEEN_MINUTES = 31;

/** A review of a fictional shopper. */
export interface CatalogReview extends Omit<SampleReview, 'daysAgo' | 'skuValues'> {
  id: string;
  attributes: readonly { name: LocalizedText; value: LocalizedText }[];
  createdAt: number;
}

/** Returns reviews of fictional shoppers, newest first. */
export function catalogReviews(shop: SampleShop, product: SampleProduct, openedAt: number): CatalogReview[] {
  return shop
    .reviewsOf(product)
    .map(({ daysAgo, skuValues, ...review }, index) => ({
      ...review,
      id: stableId('review', `${product.slug}/${index}`),
      attributes: skuValueNames(product, skuValues),
      createdAt: openedAt - daysAgo * DAY_MS - index * BETWEEN_MINUTES * MINUTE_MS,
    }))
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}

/** Returns the names of a SKU's values, in the order of the product's specifications. */
export function skuValueNames(
  { specifications }: SampleProduct,
  selectedValues: Readonly<Record<string, string>>,
): { name: LocalizedText; value: LocalizedText }[] {
  return specifications.flatMap(({ slug, name, values }) => {
    const value = values.find((value) => value.slug === selectedValues[slug]);
    return value ? [{ name, value: value.name }] : [];
  });
}
