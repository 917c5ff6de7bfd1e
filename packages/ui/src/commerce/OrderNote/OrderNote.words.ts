import { defineWords } from '../../intl/Words.ts';

export const orderNoteWords = defineWords(
  { note: '订单备注', hint: (max: number) => `给卖家留言（选填，${max} 字以内）` },
  { note: 'Note to the shop', hint: (max) => `Optional, up to ${max} characters` },
);
