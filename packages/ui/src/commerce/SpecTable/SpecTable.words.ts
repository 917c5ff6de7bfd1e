import { plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const specTableWords = defineWords(
  { showAll: (count: number) => `展开全部 ${count} 项参数`, showLess: '收起' },
  {
    showAll: (count: number) => `Show all ${plural(count, 'specification', 'specifications')}`,
    showLess: 'Show less',
  },
);
