import { defineWords } from '../../intl/Words.ts';

export const reviewListWords = defineWords(
  {
    reviews: '用户评价',
    loading: '评价加载中',
    none: '还没有评价',
    noneText: '买过的人写下评价后，会显示在这里。',
    noneFiltered: '没有符合条件的评价',
    showAll: '查看全部评价',
    sort: '评价排序',
    sorts: { newest: '最新', helpful: '最有用', highest: '评分最高', lowest: '评分最低' },
  },
  {
    reviews: 'Reviews',
    loading: 'Loading reviews',
    none: 'No reviews yet',
    noneText: 'What buyers write will be shown here.',
    noneFiltered: 'No review matches',
    showAll: 'Show all reviews',
    sort: 'Sort reviews',
    sorts: { newest: 'Newest', helpful: 'Most helpful', highest: 'Highest rated', lowest: 'Lowest rated' },
  },
);
