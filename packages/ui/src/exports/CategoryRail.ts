export { CategoryRail, type CategoryRailProps } from '../commerce/CategoryRail/CategoryRail.tsx';
