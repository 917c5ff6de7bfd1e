import { groupDigits, plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const loadMoreWords = defineWords(
  {
    loadFailed: '加载失败',
    loading: '加载中',
    retry: '重试',
    loadMore: '加载更多',
    loadPrevious: '加载前面的内容',
    noMore: '没有更多了',
    added: (added: number, total: number) => `又加载了 ${added} 项，共 ${groupDigits(total)} 项`,
  },
  {
    loadFailed: 'Could not be loaded',
    loading: 'Loading',
    retry: 'Retry',
    loadMore: 'Load more',
    loadPrevious: 'Load what comes before',
    noMore: 'That is all',
    added: (added, total) => `${plural(added, 'item', 'items')} more, ${groupDigits(total)} in all`,
  },
);
