import type { CatalogueCategory } from './types.ts';

/** The category tree, parents before children. */
export const categories: readonly CatalogueCategory[] = [];
