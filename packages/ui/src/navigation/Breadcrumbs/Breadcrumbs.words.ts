import { defineWords } from '../../intl/Words.ts';

export const breadcrumbsWords = defineWords(
  {
    breadcrumbs: '面包屑',
  },
  {
    breadcrumbs: 'Breadcrumbs',
  },
);
