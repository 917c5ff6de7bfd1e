export { ProductGrid, type ProductGridProps } from '../commerce/ProductGrid/ProductGrid.tsx';
export { productGridWords } from '../commerce/ProductGrid/ProductGrid.words.ts';
