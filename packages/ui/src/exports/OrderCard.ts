export { type CardOrder, OrderCard, type OrderCardProps } from '../commerce/OrderCard/OrderCard.tsx';
