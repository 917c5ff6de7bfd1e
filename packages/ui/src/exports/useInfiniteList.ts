export {
  type InfiniteList,
  type InfiniteListOptions,
  useInfiniteList,
} from '../navigation/LoadMore/useInfiniteList.ts';
