export { Sheet, type SheetProps } from '../feedback/Sheet/Sheet.tsx';
export { sheetWords } from '../feedback/Sheet/Sheet.words.ts';
