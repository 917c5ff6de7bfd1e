import type { CatalogProduct } from '../shop/openCatalog.ts';

const NEW_MS = 30 * 86_400_000;

/** Returns the time from which on products are new. */
export function newSince(now: number): number {
  return now - NEW_MS;
}

/** Returns whether a product is new. */
export function isNew({ publishedAt }: CatalogProduct, now: number): boolean {
  return publishedAt >= newSince(now);
}

/** Returns the current deal of a product. */
export function runningDeal(
  { dealEndsAt, sample }: CatalogProduct,
  now: number,
): { endsAt: number; claimedPercent: number } | null {
  if (dealEndsAt === null || dealEndsAt <= now) return null;
  return { endsAt: dealEndsAt, claimedPercent: sample.deal?.claimedPercent ?? 0 };
}
