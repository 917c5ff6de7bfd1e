import { defineWords } from '../../intl/Words.ts';

export const agreementWords = defineWords(
  {
    agree: '我已阅读并同意',
    title: (label: string) => `《${label}》`,
    separator: '、',
    lastSeparator: '和',
    needed: (titles: string) => `请先阅读并同意${titles}`,
  },
  {
    agree: 'I have read and agree to the ',
    title: (label: string) => label,
    separator: ', ',
    lastSeparator: ' and ',
    needed: (titles: string) => `Please read and agree to the ${titles} first`,
  },
);
