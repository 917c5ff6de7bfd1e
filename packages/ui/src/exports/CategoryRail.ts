export { CategoryRail, type CategoryRailProps } from '../commerce/CategoryRail/CategoryRail.tsx';
export { categoryRailWords } from '../commerce/CategoryRail/CategoryRail.words.ts';
