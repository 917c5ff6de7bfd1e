export { ConfirmOrderDialog, type ConfirmOrderDialogProps } from '../commerce/CancelOrderDialog/ConfirmOrderDialog.tsx';
export { confirmOrderDialogWords } from '../commerce/CancelOrderDialog/ConfirmOrderDialog.words.ts';
