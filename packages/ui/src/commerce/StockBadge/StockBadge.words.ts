import { groupDigits } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const stockBadgeWords = defineWords(
  {
    in: '现货',
    low: '库存紧张',
    left: (count: number) => `仅剩 ${groupDigits(count)} 件`,
    out: '已售罄',
    preorder: '预售',
    unknown: '库存待确认',
    limit: (limit: number) => `每人限购 ${groupDigits(limit)} 件`,
  },
  {
    in: 'In stock',
    low: 'Low stock',
    left: (count: number) => `Only ${groupDigits(count)} left`,
    out: 'Sold out',
    preorder: 'Pre-order',
    unknown: 'Stock not confirmed',
    limit: (limit: number) => `Limit ${groupDigits(limit)} per customer`,
  },
);
