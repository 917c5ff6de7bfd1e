export { FilterPanel, type FilterPanelProps, type FilterSelection } from '../navigation/FilterPanel/FilterPanel.tsx';
export type { PriceRange } from '../navigation/FilterPanel/PriceRangeFields.tsx';
