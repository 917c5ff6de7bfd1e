import { findGoods } from '@mallard/e2e/goods';

/** A screen that strangers come to first, and something on it that only works with script. */
export interface LoadedScreen {
  name: string;
  path: string;
  /** Name of the button that is tapped, in English. */
  tap: string;
  /** What is in the document once a tap worked. */
  effect: string;
}

/** The screens of the weight budgets: home, a list, what was searched, a product. */
export async function screensOf(shopUrl: string): Promise<LoadedScreen[]> {
  const { product } = await findGoods(shopUrl, 'en-US');
  return [
    { name: 'home', path: '/home', tap: 'Pause slides', effect: 'button[aria-label="Play slides"]' },
    { name: 'category', path: '/category', tap: 'Filter', effect: '[role="dialog"]' },
    { name: 'search', path: '/search?keyword=mug', tap: 'Filter', effect: '[role="dialog"]' },
    { name: 'product', path: `/product/${product.id}`, tap: 'Add to cart', effect: '[role="dialog"]' },
  ];
}
