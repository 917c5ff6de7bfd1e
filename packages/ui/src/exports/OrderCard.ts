export { type CardOrder, type CardTracking, OrderCard, type OrderCardProps } from '../commerce/OrderCard/OrderCard.tsx';
export { orderCardWords } from '../commerce/OrderCard/OrderCard.words.ts';
export { orderStatusWords } from '../commerce/orderStatus.words.ts';
