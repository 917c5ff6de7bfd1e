export type { PriceRangeValue } from '../forms/PriceRangeField/PriceRangeField.tsx';
export {
  type FilterAttribute,
  type FilterFacets,
  FilterPanel,
  type FilterPanelProps,
  type FilterSelection,
  type FilterValue,
} from '../navigation/FilterPanel/FilterPanel.tsx';
