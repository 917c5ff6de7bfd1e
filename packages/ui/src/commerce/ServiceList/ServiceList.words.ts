import { defineWords } from '../../intl/Words.ts';

export const serviceListWords = defineWords(
  { services: '服务承诺', details: '服务说明' },
  { services: 'What we promise', details: 'More about what we promise' },
);
