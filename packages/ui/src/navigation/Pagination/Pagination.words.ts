import { defineWords } from '../../intl/Words.ts';

export const paginationWords = defineWords(
  {
    pagination: '分页',
    previousPage: '上一页',
    page: (page: number) => `第 ${page} 页`,
    pageOf: (page: number, total: number) => `第 ${page} / ${total} 页`,
    nextPage: '下一页',
  },
  {
    pagination: 'Pages',
    previousPage: 'Previous page',
    page: (page: number) => `Page ${page}`,
    pageOf: (page, total) => `Page ${page} of ${total}`,
    nextPage: 'Next page',
  },
);
