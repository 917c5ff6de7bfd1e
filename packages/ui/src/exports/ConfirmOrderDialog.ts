export { ConfirmOrderDialog, type ConfirmOrderDialogProps } from '../commerce/CancelOrderDialog/ConfirmOrderDialog.tsx';
