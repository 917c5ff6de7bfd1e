import type { LineGoods } from '@mallard/domain/intents';
import { createContext, use } from 'react';

/** Goods of the sample shop, in the language of the page. */
export const GoodsContext = createContext<readonly LineGoods[]>([]);

/** Goods of the sample shop, in the language of the page. */
export function useGoods(): readonly LineGoods[] {
  return use(GoodsContext);
}

/** Gives planned lines, which say only what makes a difference to a machine, the looks of goods; prices stay. */
export function useDressed<Line extends Pick<LineGoods, 'title' | 'image'>>(
  lines: readonly Line[],
  isLive: boolean,
): Line[] {
  const goods = useGoods();
  if (isLive || goods.length === 0) return [...lines];
  return lines.map((line, place) => {
    const { title, image, attributes } = goods[place % goods.length] as LineGoods;
    return { ...line, title, image, attributes };
  });
}
