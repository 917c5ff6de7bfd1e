import { defineWords } from '../../intl/Words.ts';

export const amountTableWords = defineWords(
  { updating: '金额更新中', was: (amount: string) => `原为 ${amount}` },
  { updating: 'Updating amounts', was: (amount) => `was ${amount}` },
);
