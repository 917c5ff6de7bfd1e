import { defineWords } from '../../intl/Words.ts';

export const menuWords = defineWords({ actions: '操作' }, { actions: 'Actions' });
