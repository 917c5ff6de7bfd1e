export { CartSummary, type CartSummaryProps, type SummaryCoupon } from '../commerce/CartSummary/CartSummary.tsx';
