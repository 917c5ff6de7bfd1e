export {
  type PaymentAction,
  type PaymentState,
  PaymentStatus,
  type PaymentStatusProps,
} from '../commerce/PaymentStatus/PaymentStatus.tsx';
export { paymentStatusWords } from '../commerce/PaymentStatus/PaymentStatus.words.ts';
