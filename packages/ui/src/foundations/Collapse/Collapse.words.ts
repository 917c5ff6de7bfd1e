import { defineWords } from '../../intl/Words.ts';

export const collapseWords = defineWords({ more: '展开', less: '收起' }, { more: 'Show more', less: 'Show less' });
