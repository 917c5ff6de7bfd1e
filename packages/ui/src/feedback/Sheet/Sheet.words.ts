import { defineWords } from '../../intl/Words.ts';

export const sheetWords = defineWords({ close: '关闭' }, { close: 'Close' });
