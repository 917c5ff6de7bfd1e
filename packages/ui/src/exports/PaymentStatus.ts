export {
  type PaymentAction,
  type PaymentState,
  PaymentStatus,
  type PaymentStatusProps,
} from '../commerce/PaymentStatus/PaymentStatus.tsx';
