import { defineWords } from '../../intl/Words.ts';

export const dialogWords = defineWords({ close: '关闭' }, { close: 'Close' });
