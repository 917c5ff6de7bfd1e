import type { LineGoods } from '@mallard/offline/queue';
import { createContext, use } from 'react';

/** Goods of the sample shop, in the language of the page. */
export const GoodsContext = createContext<readonly LineGoods[]>([]);

/** Goods of the sample shop, in the language of the page. */
export function useGoods(): readonly LineGoods[] {
  return use(GoodsContext);
}
