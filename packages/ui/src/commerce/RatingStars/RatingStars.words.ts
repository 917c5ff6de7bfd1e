import { groupDigits, plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const ratingStarsWords = defineWords(
  {
    rating: (value: string, max: number) => `${value} 分，满分 ${max} 分`,
    none: '暂无评分',
  },
  {
    rating: (value: string, max: number) => `${value} out of ${max}`,
    none: 'Not rated yet',
  },
);

/** For ratings that say how many people gave them; by themselves, because lists have hundreds that do not. */
export const ratingCountWords = defineWords(
  { reviews: (rating: string, count: number) => `${rating}，${groupDigits(count)} 条评价` },
  { reviews: (rating: string, count: number) => `${rating}, ${plural(count, 'review', 'reviews')}` },
);
