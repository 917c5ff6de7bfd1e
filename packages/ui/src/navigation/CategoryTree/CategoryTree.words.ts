import { defineWords } from '../../intl/Words.ts';

export const categoryTreeWords = defineWords(
  {
    categories: '全部分类',
    expand: (name: string) => `展开：${name}`,
    collapse: (name: string) => `收起：${name}`,
    all: (name: string) => `全部${name}`,
    stale: '使用缓存数据',
    failed: '分类加载失败',
    empty: '暂无分类',
  },
  {
    categories: 'All categories',
    expand: (name: string) => `Expand ${name}`,
    collapse: (name: string) => `Collapse ${name}`,
    all: (name: string) => `All in ${name}`,
    stale: 'Using cached data',
    failed: 'Categories could not be loaded',
    empty: 'No categories yet',
  },
);
