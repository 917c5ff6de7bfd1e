export { type AmountRow, AmountTable, type AmountTableProps } from '../commerce/AmountTable/AmountTable.tsx';
export { amountTableWords } from '../commerce/AmountTable/AmountTable.words.ts';
