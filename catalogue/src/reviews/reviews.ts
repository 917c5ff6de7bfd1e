import type { CatalogueProduct, CatalogueReview } from '../types.ts';

/** Reviews of a product, the same ones on every call, newest first. */
export function reviewsOf(_product: CatalogueProduct): CatalogueReview[] {
  return [];
}
