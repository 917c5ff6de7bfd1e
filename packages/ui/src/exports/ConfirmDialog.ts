export { ConfirmDialog, type ConfirmDialogProps } from '../feedback/Dialog/ConfirmDialog.tsx';
export { confirmDialogWords } from '../feedback/Dialog/ConfirmDialog.words.ts';
