export { Dialog, type DialogProps } from '../feedback/Dialog/Dialog.tsx';
export { dialogWords } from '../feedback/Dialog/Dialog.words.ts';
