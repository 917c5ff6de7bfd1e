import type { CatalogueProduct } from './types.ts';

/** Every product of the sample shop. */
export const products: readonly CatalogueProduct[] = [];
