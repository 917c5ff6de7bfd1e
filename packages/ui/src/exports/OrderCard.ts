export { type CardOrder, OrderCard, type OrderCardProps } from '../commerce/OrderCard/OrderCard.tsx';
export { orderCardWords } from '../commerce/OrderCard/OrderCard.words.ts';
export type { CardTracking } from '../commerce/OrderCard/OrderCardNews.tsx';
export { orderStatusWords } from '../commerce/orderStatus.words.ts';
