export { SortBar, type SortBarProps, type SortOption } from '../navigation/SortBar/SortBar.tsx';
export { sortBarWords } from '../navigation/SortBar/SortBar.words.ts';
