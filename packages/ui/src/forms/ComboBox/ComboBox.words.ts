import { defineWords } from '../../intl/Words.ts';

export const comboBoxWords = defineWords(
  {
    choose: '请选择',
    search: (label: string) => `搜索${label}`,
    show: '展开选项',
    clear: '清除选择',
    nothingFound: '没有匹配的选项',
    failed: '选项加载失败',
    count: (count: number) => (count === 0 ? '没有匹配的选项' : `${count} 个选项`),
  },
  {
    choose: 'Choose',
    search: (label) => `Search: ${label}`,
    show: 'Show options',
    clear: 'Clear choice',
    nothingFound: 'No match',
    failed: 'Options could not be loaded',
    count: (count) => (count === 0 ? 'No match' : count === 1 ? '1 option' : `${count} options`),
  },
);
