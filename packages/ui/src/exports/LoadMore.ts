export { LoadMore, type LoadMoreProps } from '../navigation/LoadMore/LoadMore.tsx';
