import { defineWords } from '../../intl/Words.ts';

export const pageProgressWords = defineWords({ loading: '加载中' }, { loading: 'Loading' });
