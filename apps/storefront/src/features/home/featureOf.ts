import type { Carousel, Home } from '@mallard/domain/contract';

/** The second slide illustrates what is new, where there is anything, and enough are left to slide through. */
export function featureOf({ carousels, newArrivals }: Pick<Home, 'carousels' | 'newArrivals'>): Carousel | undefined {
  return carousels.length > 2 && newArrivals.length > 0 ? carousels[1] : undefined;
}
