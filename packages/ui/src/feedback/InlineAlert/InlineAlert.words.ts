import { defineWords } from '../../intl/Words.ts';

export const inlineAlertWords = defineWords({ dismiss: '关闭提示' }, { dismiss: 'Dismiss' });
