export { ActiveFilters, type ActiveFiltersProps } from '../navigation/ActiveFilters/ActiveFilters.tsx';
export { activeFiltersWords } from '../navigation/ActiveFilters/ActiveFilters.words.ts';
