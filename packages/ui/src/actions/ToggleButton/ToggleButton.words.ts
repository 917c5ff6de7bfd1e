import { defineWords } from '../../intl/Words.ts';

export const toggleButtonWords = defineWords(
  { failed: (label: string) => `${label}：没有保存，请重试` },
  { failed: (label) => `${label}: not saved, please try again` },
);
