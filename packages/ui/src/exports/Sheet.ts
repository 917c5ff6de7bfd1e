export { Sheet, type SheetProps } from '../feedback/Sheet/Sheet.tsx';
