export { DealCard, type DealCardProps } from '../commerce/DealCard/DealCard.tsx';
