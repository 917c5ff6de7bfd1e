import { defineWords } from '../../intl/Words.ts';

export const ratingInputWords = defineWords(
  {
    stars: (count: number, of: number) => `${count} 星，共 ${of} 星`,
    /** What one star, two stars and so on mean. */
    labels: ['很差', '较差', '一般', '满意', '非常满意'] as readonly string[],
    clear: '清除评分',
    none: '点击星星评分',
  },
  {
    stars: (count, of) => `${count} of ${of} stars`,
    labels: ['Very poor', 'Poor', 'Fair', 'Good', 'Excellent'],
    clear: 'Clear the rating',
    none: 'Choose a star',
  },
);
