import { defineWords } from '../intl/Words.ts';

export const lateOverlayWords = defineWords(
  { openFailed: '打开失败，请重试或刷新页面' },
  { openFailed: 'Could not be opened. Try again or reload the page' },
);
