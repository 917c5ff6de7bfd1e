import { defineWords } from '../../intl/Words.ts';

export const activeFiltersWords = defineWords(
  {
    applied: '已选',
    removeFilter: (name: string) => `移除筛选：${name}`,
    removed: (name: string) => `已移除筛选：${name}`,
    clearAll: '清空',
    cleared: '已清空筛选',
    none: '没有筛选条件',
  },
  {
    applied: 'Chosen',
    removeFilter: (name: string) => `Remove filter: ${name}`,
    removed: (name: string) => `Filter removed: ${name}`,
    clearAll: 'Clear all',
    cleared: 'Filters cleared',
    none: 'No filters chosen',
  },
);
