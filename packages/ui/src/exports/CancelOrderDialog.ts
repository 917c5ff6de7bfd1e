export {
  type Cancellation,
  CancelOrderDialog,
  type CancelOrderDialogProps,
} from '../commerce/CancelOrderDialog/CancelOrderDialog.tsx';
