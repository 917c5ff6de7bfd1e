import { groupDigits, plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const ratingStarsWords = defineWords(
  {
    rating: (value: string, max: number) => `${value} 分，满分 ${max} 分`,
    ratingWithCount: (value: string, max: number, count: number) =>
      `${value} 分，满分 ${max} 分，${groupDigits(count)} 条评价`,
    none: '暂无评分',
  },
  {
    rating: (value: string, max: number) => `${value} out of ${max}`,
    ratingWithCount: (value: string, max: number, count: number) =>
      `${value} out of ${max}, ${plural(count, 'review', 'reviews')}`,
    none: 'Not rated yet',
  },
);
