export { StockBadge, type StockBadgeProps, type StockState } from '../commerce/StockBadge/StockBadge.tsx';
