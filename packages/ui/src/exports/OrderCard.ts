export { type CardOrder, OrderCard, type OrderCardProps } from '../commerce/OrderCard/OrderCard.tsx';
export type { CardTracking } from '../commerce/OrderCard/OrderCardNotice.tsx';
