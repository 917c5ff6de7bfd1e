export type { AmountRow } from '../commerce/AmountTable/Amount.tsx';
export { AmountTable, type AmountTableProps } from '../commerce/AmountTable/AmountTable.tsx';
