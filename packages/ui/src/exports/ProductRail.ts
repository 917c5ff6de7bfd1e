export { ProductRail, type ProductRailProps } from '../commerce/ProductRail/ProductRail.tsx';
