export { SearchBox, type SearchBoxProps, type SearchSuggestion } from '../navigation/SearchBox/SearchBox.tsx';
