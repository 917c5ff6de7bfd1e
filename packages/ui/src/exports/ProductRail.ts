export { ProductRail, type ProductRailProps } from '../navigation/ProductRail/ProductRail.tsx';
export { productRailWords } from '../navigation/ProductRail/ProductRail.words.ts';
