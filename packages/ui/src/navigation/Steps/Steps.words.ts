import { defineWords } from '../../intl/Words.ts';

export const stepsWords = defineWords({ steps: '进度', done: '已完成：' }, { steps: 'Progress', done: 'Done:' });
