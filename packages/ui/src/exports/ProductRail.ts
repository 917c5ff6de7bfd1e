export { ProductRail, type ProductRailProps } from '../navigation/ProductRail/ProductRail.tsx';
