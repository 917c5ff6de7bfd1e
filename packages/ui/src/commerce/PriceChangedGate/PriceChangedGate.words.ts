import { defineWords } from '../../intl/Words.ts';

export const priceChangedGateWords = defineWords(
  {
    rose: (from: string, to: string) => `应付金额已从 ${from} 变为 ${to}，请确认后再提交`,
    dropped: (from: string, to: string) => `应付金额已从 ${from} 降到 ${to}，请确认后再提交`,
    accept: (to: string) => `按 ${to} 继续`,
    accepted: (to: string) => `已确认，应付 ${to}`,
  },
  {
    rose: (from, to) => `The amount to pay has changed from ${from} to ${to}. Please confirm it before you go on`,
    dropped: (from, to) => `The amount to pay has dropped from ${from} to ${to}. Please confirm it before you go on`,
    accept: (to) => `Continue with ${to}`,
    accepted: (to) => `Confirmed, ${to} to pay`,
  },
);
