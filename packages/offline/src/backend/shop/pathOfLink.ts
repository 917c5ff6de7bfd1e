import type { SampleLink } from './sampleShop.ts';
import { stableId } from './stableId.ts';

/** The storefront's path, as its route table has it. */
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
