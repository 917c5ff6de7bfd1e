import { plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const searchBoxWords = defineWords(
  {
    searchProducts: '搜索商品',
    search: '搜索',
    suggestionCount: (count: number) => (count === 0 ? '没有建议' : `${count} 条建议`),
    suggestions: '搜索建议',
  },
  {
    searchProducts: 'Search products',
    search: 'Search',
    suggestionCount: (count: number) => (count === 0 ? 'No suggestions' : plural(count, 'suggestion', 'suggestions')),
    suggestions: 'Suggestions',
  },
);
