import { defineWords } from '../../intl/Words.ts';

export const switchWords = defineWords(
  { failed: '没有保存成功，请再试一次' },
  { failed: 'Not saved, please try again' },
);
