import { defineWords } from '../../intl/Words.ts';

export const loadMoreWords = defineWords(
  {
    loadFailed: '加载失败',
    loading: '加载中',
    retry: '重试',
    loadMore: '加载更多',
    noMore: '没有更多了',
  },
  {
    loadFailed: 'Could not be loaded',
    loading: 'Loading',
    retry: 'Retry',
    loadMore: 'Load more',
    noMore: 'That is all',
  },
);
