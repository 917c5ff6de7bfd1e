import { defineWords } from '../../intl/Words.ts';

export const copyButtonWords = defineWords(
  { copy: '复制', copied: '已复制', failed: '无法自动复制，请手动选取：' },
  { copy: 'Copy', copied: 'Copied', failed: 'Could not copy it. Select it here: ' },
);
