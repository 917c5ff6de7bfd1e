export { type Spec, type SpecGroup, SpecTable, type SpecTableProps } from '../commerce/SpecTable/SpecTable.tsx';
export { specTableWords } from '../commerce/SpecTable/SpecTable.words.ts';
