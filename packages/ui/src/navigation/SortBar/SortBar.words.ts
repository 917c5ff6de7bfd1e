import { groupDigits, plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const sortBarWords = defineWords(
  {
    sort: '排序',
    itemTotal: (total: number) => `共 ${groupDigits(total)} 件`,
    view: '查看方式',
    viewGrid: '网格',
    viewList: '列表',
    filterCount: (count: number) => `筛选，已选 ${count} 项`,
    filter: '筛选',
    ascending: '从低到高',
    descending: '从高到低',
  },
  {
    sort: 'Sort by',
    itemTotal: (total: number) => plural(total, 'item', 'items'),
    view: 'View',
    viewGrid: 'Grid',
    viewList: 'List',
    filterCount: (count: number) => `Filter, ${count} chosen`,
    filter: 'Filter',
    ascending: 'low to high',
    descending: 'high to low',
  },
);
