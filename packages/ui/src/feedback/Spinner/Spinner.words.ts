import { defineWords } from '../../intl/Words.ts';

export const spinnerWords = defineWords({ loading: '加载中' }, { loading: 'Loading' });
