import type { CatalogueCarousel } from './types.ts';

/** Slides of the home page, in order. */
export const carousels: readonly CatalogueCarousel[] = [];
