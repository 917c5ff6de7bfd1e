import { defineWords } from '../../intl/Words.ts';

export const checkboxGroupWords = defineWords(
  {
    selectAll: '全选',
    /** After the label, for readers only: a group of boxes has no attribute that says it. */
    required: '（必选）',
  },
  { selectAll: 'Select all', required: '(required)' },
);
