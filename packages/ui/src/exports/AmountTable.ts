export { AmountTable, type AmountTableProps } from '../commerce/AmountTable/AmountTable.tsx';
export type { AmountRow } from '../commerce/AmountTable/renderAmount.tsx';
