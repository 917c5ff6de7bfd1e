import { groupDigits, plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const ratingHistogramWords = defineWords(
  {
    label: '评分分布',
    stars: (stars: number) => `${stars} 星`,
    share: (stars: number, count: number, percent: number) => `${stars} 星，${groupDigits(count)} 条评价，${percent}%`,
  },
  {
    label: 'Ratings',
    stars: (stars: number) => `${stars} ★`,
    share: (stars: number, count: number, percent: number) =>
      `${plural(stars, 'star', 'stars')}, ${plural(count, 'review', 'reviews')}, ${percent}%`,
  },
);
