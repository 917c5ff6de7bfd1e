export { type CardProduct, ProductCard, type ProductCardProps } from '../commerce/ProductCard/ProductCard.tsx';
export { ProductCardSkeleton, type ProductCardSkeletonProps } from '../commerce/ProductCard/ProductCardSkeleton.tsx';
