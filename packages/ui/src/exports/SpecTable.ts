export { type Spec, type SpecGroup, SpecTable, type SpecTableProps } from '../commerce/SpecTable/SpecTable.tsx';
