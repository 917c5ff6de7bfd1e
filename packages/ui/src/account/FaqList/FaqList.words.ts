import { defineWords } from '../../intl/Words.ts';

export const faqListWords = defineWords(
  {
    search: '搜索问题',
    placeholder: '例如：退货、运费',
    found: (count: number) => (count === 0 ? '没有找到相关问题' : `找到 ${count} 个问题`),
    emptyHint: '换个词试试，或者直接联系我们。',
    clear: '清空搜索',
    linkTo: (question: string) => `链接到：${question}`,
  },
  {
    search: 'Search questions',
    placeholder: 'For example: returns, shipping',
    found: (count) =>
      count === 0 ? 'No questions found' : count === 1 ? '1 question found' : `${count} questions found`,
    emptyHint: 'Try another word, or write to us.',
    clear: 'Clear search',
    linkTo: (question) => `Link to: ${question}`,
  },
);
