import { defineWords } from '../../intl/Words.ts';

export const textFieldWords = defineWords(
  { charactersLeft: (left: number) => (left === 0 ? '已达字数上限' : `还可输入 ${left} 个字`) },
  {
    charactersLeft: (left: number) =>
      left === 0 ? 'Character limit reached' : `${left} ${left === 1 ? 'character' : 'characters'} left`,
  },
);
