import { findSampleItem } from '@mallard/e2e/sampleItem';

/** A landing page with a button that needs JavaScript. */
export interface LoadedScreen {
  name: string;
  path: string;
  /** Name of the button that is tapped, in English. */
  tap: string;
  /** Selector of an element that exists after a tap has worked. */
  effect: string;
}

/** Returns the screens to measure: home, a category, search results and a product. */
export async function screensOf(shopUrl: string): Promise<LoadedScreen[]> {
  const { product } = await findSampleItem(shopUrl, 'en-US');
  return [
    { name: 'home', path: '/home', tap: 'Pause slides', effect: 'button[aria-label="Play slides"]' },
    { name: 'category', path: '/category', tap: 'Filter', effect: '[role="dialog"]' },
    { name: 'search', path: '/search?keyword=mug', tap: 'Filter', effect: '[role="dialog"]' },
    { name: 'product', path: `/product/${product.id}`, tap: 'Add to cart', effect: '[role="dialog"]' },
  ];
}
