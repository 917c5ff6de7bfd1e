export { ActiveFilters, type ActiveFiltersProps } from '../navigation/ActiveFilters/ActiveFilters.tsx';
