export { type CardProduct, ProductCard, type ProductCardProps } from '../commerce/ProductCard/ProductCard.tsx';
export { productCardWords } from '../commerce/ProductCard/ProductCard.words.ts';
export { ProductCardSkeleton, type ProductCardSkeletonProps } from '../commerce/ProductCard/ProductCardSkeleton.tsx';
