import { defineWords } from '../../intl/Words.ts';

export const sidebarWords = defineWords(
  {
    loading: (group: string) => `${group}加载中`,
    failed: '没有加载出来',
  },
  {
    loading: (group: string) => `Loading: ${group}`,
    failed: 'Could not be loaded',
  },
);
