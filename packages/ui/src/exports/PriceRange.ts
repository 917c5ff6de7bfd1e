export { PriceRange, type PriceRangeProps } from '../commerce/PriceRange/PriceRange.tsx';
export { priceRangeWords } from '../commerce/PriceRange/PriceRange.words.ts';
