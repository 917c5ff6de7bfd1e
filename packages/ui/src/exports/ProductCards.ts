export { ProductCards, type ProductCardsProps } from '../commerce/ProductGrid/ProductCards.tsx';
