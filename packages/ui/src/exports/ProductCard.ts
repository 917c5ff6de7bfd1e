export { type CardProduct, ProductCard, type ProductCardProps } from '../commerce/ProductCard/ProductCard.tsx';
