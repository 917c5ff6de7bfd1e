import type { LineProduct } from '@mallard/offline/queue';
import { createContext, use } from 'react';

/** Products of the sample shop, in the language of the page. */
export const SampleProductsContext = createContext<readonly LineProduct[]>([]);

/** Returns the products of the sample shop, in the language of the page. */
export function useSampleProducts(): readonly LineProduct[] {
  return use(SampleProductsContext);
}
