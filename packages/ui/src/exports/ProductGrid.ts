export { ProductGrid, type ProductGridProps } from '../commerce/ProductGrid/ProductGrid.tsx';
