export { type AmountRow, AmountTable, type AmountTableProps } from '../commerce/AmountTable/AmountTable.tsx';
