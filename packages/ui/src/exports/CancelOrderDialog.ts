export {
  type Cancellation,
  CancelOrderDialog,
  type CancelOrderDialogProps,
} from '../commerce/CancelOrderDialog/CancelOrderDialog.tsx';
export { cancelOrderDialogWords } from '../commerce/CancelOrderDialog/CancelOrderDialog.words.ts';
