import { type CatalogueLink, carousels as catalogue } from '@mallard/catalogue';
import type { carousels } from '../schema/index.ts';
import { carouselKickers } from './messages/carouselKickers.ts';
import { stableId } from './stableId.ts';

/** The slides of the first screen. */
export function carouselRows(): (typeof carousels.$inferInsert)[] {
  return catalogue.map(({ slug, title, subtitle, link, wide, tall }, position) => ({
    id: stableId('carousel', slug),
    position,
    kicker: carouselKickers[link.kind],
    title,
    subtitle,
    link: pathOf(link),
    wide,
    tall,
  }));
}

/** The storefront's path, as its route table has it. */
function pathOf(link: CatalogueLink): string {
  switch (link.kind) {
    case 'category':
      return `/category?categoryUuid=${stableId('category', link.slug)}`;
    case 'product':
      return `/product/${stableId('product', link.slug)}`;
    case 'newArrivals':
      return '/new';
    case 'hotSales':
      return '/hot';
    case 'deals':
      return '/discount';
  }
}
