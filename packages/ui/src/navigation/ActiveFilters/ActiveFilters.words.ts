import { defineWords } from '../../intl/Words.ts';

export const activeFiltersWords = defineWords(
  {
    applied: '已选',
    removeFilter: (name: string) => `移除筛选：${name}`,
    clearAll: '清空',
  },
  {
    applied: 'Chosen',
    removeFilter: (name: string) => `Remove filter: ${name}`,
    clearAll: 'Clear all',
  },
);
