export { SearchBox, type SearchBoxProps, type SearchSuggestion } from '../navigation/SearchBox/SearchBox.tsx';
export { searchBoxWords } from '../navigation/SearchBox/SearchBox.words.ts';
