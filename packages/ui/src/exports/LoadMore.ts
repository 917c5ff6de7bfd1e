export { LoadMore, type LoadMoreProps } from '../navigation/LoadMore/LoadMore.tsx';
export { loadMoreWords } from '../navigation/LoadMore/LoadMore.words.ts';
