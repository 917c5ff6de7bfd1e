export { FilterSheet, type FilterSheetProps } from '../navigation/FilterPanel/FilterSheet.tsx';
