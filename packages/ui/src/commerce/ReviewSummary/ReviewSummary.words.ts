import { shortCountEn, shortCountZh } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const reviewSummaryWords = defineWords(
  {
    filter: '筛选评价',
    filters: { all: '全部', withPhotos: '有图', good: '好评', medium: '中评', bad: '差评' },
    count: shortCountZh,
  },
  {
    filter: 'Filter reviews',
    filters: { all: 'All', withPhotos: 'With photos', good: 'Good', medium: 'Fair', bad: 'Poor' },
    count: shortCountEn,
  },
);
