export {
  SearchBox,
  type SearchBoxProps,
  type SearchCategory,
  type SearchProduct,
  type SearchSuggestion,
  type SearchSuggestions,
} from '../navigation/SearchBox/SearchBox.tsx';
