import type { ProductSummary } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { averageStars, toCover, toPicture } from '@mallard/domain/serving';
import type { MatchedSku } from './matchedSkus.ts';
import { newSince } from './productConditions.ts';
import type { SummaryRow } from './readProducts.ts';

/** Converts a product to the data of its card, in one locale. */
export function toProductSummary(row: SummaryRow, locale: ContentLocale, now: Date): ProductSummary {
  const isNew = row.publishedAt >= newSince(now);
  const deal = toDeal(row, now);
  return {
    id: row.id,
    title: row.title[locale],
    subtitle: row.subtitle[locale],
    price: row.price,
    hasPriceRange: row.hasPriceRange,
    originalPrice: row.originalPrice,
    image: toCover(row.pictures, row.title[locale], locale),
    sales: row.sales,
    stock: row.isOnSale ? row.stock : 0,
    rating: averageStars(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
    // Omit deals that have ended.
    tags: row.tags.filter((tag) => (tag !== 'new' || isNew) && (tag !== 'deal' || deal !== null)),
    isNew,
    publishTime: row.publishedAt.toISOString(),
    deal,
    categoryUuid: row.categoryId,
    onlySkuUuid: row.onlySkuId,
    ...(row.matchedSku && { matchedSku: toMatchedSku(row, row.matchedSku, locale) }),
  };
}

function toMatchedSku(
  { isOnSale }: SummaryRow,
  { id, price, originalPrice, stock, picture }: MatchedSku,
  locale: ContentLocale,
): ProductSummary['matchedSku'] {
  return { id, price, originalPrice, stock: isOnSale ? stock : 0, image: picture && toPicture(picture, locale) };
}

function toDeal({ dealEndsAt, dealClaimedPercent }: SummaryRow, now: Date): ProductSummary['deal'] {
  if (dealEndsAt === null || dealEndsAt <= now) return null;
  return { endTime: dealEndsAt.toISOString(), claimedPercent: dealClaimedPercent ?? 0 };
}
