import { defineWords } from './Words.ts';

/** Words that mean the same wherever they stand. */
export const sharedWords = defineWords(
  {
    cancel: '取消',
    close: '关闭',
    confirm: '确定',
    delete: '删除',
    edit: '编辑',
    loading: '加载中',
    retry: '重试',
    save: '保存',
    /** Between names in a list, such as options, categories or kinds of file. */
    listSeparator: '、',
    /** Between phrases in a sentence, such as the terms of a coupon. */
    phraseSeparator: '，',
    /** Between the chosen options of one product, whose values may hold commas. */
    optionSeparator: ' / ',
    /** A product with its chosen options. */
    titleWithOptions: (title: string, options: string) => `${title}（${options}）`,
  },
  {
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Confirm',
    delete: 'Delete',
    edit: 'Edit',
    loading: 'Loading',
    retry: 'Retry',
    save: 'Save',
    listSeparator: ', ',
    phraseSeparator: ', ',
    optionSeparator: ' / ',
    titleWithOptions: (title, options) => `${title} (${options})`,
  },
);

export type SharedWords = (typeof sharedWords)['en-US'];
