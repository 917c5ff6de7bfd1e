export { StockBadge, type StockBadgeProps, type StockState } from '../commerce/StockBadge/StockBadge.tsx';
export { stockBadgeWords } from '../commerce/StockBadge/StockBadge.words.ts';
