import { defineWords } from '../../intl/Words.ts';

export const amountTableWords = defineWords(
  { updating: '金额更新中', unknown: '正在计算', was: (amount: string) => `原为 ${amount}` },
  { updating: 'Updating amounts', unknown: 'Being calculated', was: (amount) => `was ${amount}` },
);
