export { AmountTable, type AmountTableProps } from '../commerce/AmountTable/AmountTable.tsx';
export { amountTableWords } from '../commerce/AmountTable/AmountTable.words.ts';
export type { AmountRow } from '../commerce/AmountTable/renderAmount.tsx';
