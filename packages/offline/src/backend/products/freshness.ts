import type { ShelfProduct } from '../shop/openShelf.ts';

const NEW_MS = 30 * 86_400_000;

/** From when on a product counts as new. */
export function newSince(now: number): number {
  return now - NEW_MS;
}

/** Whether a product counts as new. */
export function isNew({ publishedAt }: ShelfProduct, now: number): boolean {
  return publishedAt >= newSince(now);
}

/** The deal that a product is in at this moment. */
export function runningDeal(
  { dealEndsAt, sample }: ShelfProduct,
  now: number,
): { endsAt: number; claimedPercent: number } | null {
  if (dealEndsAt === null || dealEndsAt <= now) return null;
  return { endsAt: dealEndsAt, claimedPercent: sample.deal?.claimedPercent ?? 0 };
}
