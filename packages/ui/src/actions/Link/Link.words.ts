import { defineWords } from '../../intl/Words.ts';

export const linkWords = defineWords({ external: '（在新窗口打开）' }, { external: ' (opens in a new window)' });
