export { afterSaleWords } from '../commerce/afterSale.words.ts';
export { RefundStatus, type RefundStatusProps } from '../commerce/RefundStatus/RefundStatus.tsx';
export { refundStatusWords } from '../commerce/RefundStatus/RefundStatus.words.ts';
