export { RefundStatus, type RefundStatusProps } from '../commerce/RefundStatus/RefundStatus.tsx';
