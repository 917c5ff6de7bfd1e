import { defineWords } from '../../intl/Words.ts';

export const breadcrumbsWords = defineWords(
  {
    breadcrumbs: '面包屑',
    showAll: '显示中间的层级',
  },
  {
    breadcrumbs: 'Breadcrumbs',
    showAll: 'Show the levels between',
  },
);
