import type { LineProduct } from '@mallard/offline/queue';
import { createContext, use } from 'react';

/** Goods of the sample shop, in the language of the page. */
export const GoodsContext = createContext<readonly LineProduct[]>([]);

/** Goods of the sample shop, in the language of the page. */
export function useGoods(): readonly LineProduct[] {
  return use(GoodsContext);
}
