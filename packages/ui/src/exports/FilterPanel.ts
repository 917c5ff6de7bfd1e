export { FilterPanel, type FilterPanelProps, type FilterSelection } from '../navigation/FilterPanel/FilterPanel.tsx';
export { filterPanelWords } from '../navigation/FilterPanel/FilterPanel.words.ts';
export type { PriceRange } from '../navigation/FilterPanel/PriceRangeFields.tsx';
