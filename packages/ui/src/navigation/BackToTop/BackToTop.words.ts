import { defineWords } from '../../intl/Words.ts';

export const backToTopWords = defineWords({ backToTop: '回到顶部' }, { backToTop: 'Back to top' });
