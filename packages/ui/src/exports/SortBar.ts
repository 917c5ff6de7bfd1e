export { SortBar, type SortBarProps, type SortOption } from '../navigation/SortBar/SortBar.tsx';
