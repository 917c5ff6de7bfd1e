import type { Carousel, Home } from '@mallard/domain/contract';

/** Returns the slide to show beside the new arrivals: the second one, if there are new arrivals and at least three slides. */
export function featureOf({ carousels, newArrivals }: Pick<Home, 'carousels' | 'newArrivals'>): Carousel | undefined {
  return carousels.length > 2 && newArrivals.length > 0 ? carousels[1] : undefined;
}
