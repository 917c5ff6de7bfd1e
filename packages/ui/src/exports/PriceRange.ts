export { PriceRange, type PriceRangeProps } from '../commerce/PriceRange/PriceRange.tsx';
