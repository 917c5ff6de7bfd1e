import { defineWords } from '../../intl/Words.ts';

export const checkboxGroupWords = defineWords({ selectAll: '全选' }, { selectAll: 'Select all' });
