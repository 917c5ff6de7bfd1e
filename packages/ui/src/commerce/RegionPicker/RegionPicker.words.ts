import { defineWords } from '../../intl/Words.ts';

export const regionPickerWords = defineWords(
  {
    choose: '请选择',
    levels: ['省份', '城市', '区县'] as readonly string[],
    search: '搜索地区',
    searchHint: '如“西湖区”',
    results: '搜索结果',
    resultCount: (count: number) => (count === 0 ? '没有匹配的地区' : `找到 ${count} 个地区`),
    none: '没有可选的地区',
    failed: '地区加载失败',
    retired: '这个地区的代码已停用，请重新选择',
  },
  {
    choose: 'Choose',
    levels: ['Province', 'City', 'District'],
    search: 'Search regions',
    searchHint: 'For example Xihu',
    results: 'Results',
    resultCount: (count) =>
      count === 0 ? 'No region found' : count === 1 ? '1 region found' : `${count} regions found`,
    none: 'There are no regions to choose from',
    failed: 'Regions could not be loaded',
    retired: 'The code of this region is no longer used. Please choose again',
  },
);
