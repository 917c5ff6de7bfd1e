import { defineWords } from '../../intl/Words.ts';

export const alertDialogWords = defineWords(
  { failed: '没有成功，请重试' },
  { failed: 'That did not work. Please try again.' },
);
