import { groupDigits, plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const ratingSummaryWords = defineWords(
  {
    reviews: (count: number) => `${groupDigits(count)} 条评价`,
    none: '暂无评价',
    recommended: (percent: number) => `${percent}% 的买家推荐`,
  },
  {
    reviews: (count: number) => plural(count, 'review', 'reviews'),
    none: 'No reviews yet',
    recommended: (percent: number) => `${percent}% of buyers recommend it`,
  },
);
