import type { SampleLink } from './sampleShop.ts';
import { stableId } from './stableId.ts';

/** Returns the path of the storefront, as in its route table. */
export function pathOfLink(link: SampleLink): string {
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
