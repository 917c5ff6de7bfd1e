import { defineWords } from '../../intl/Words.ts';

export const categoryRailWords = defineWords({ categories: '全部分类' }, { categories: 'Categories' });
