export { afterSaleName } from '../commerce/afterSaleName.ts';
export { RefundStatus, type RefundStatusProps } from '../commerce/RefundStatus/RefundStatus.tsx';
