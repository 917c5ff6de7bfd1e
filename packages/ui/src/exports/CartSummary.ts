export { CartSummary, type CartSummaryProps, type SummaryCoupon } from '../commerce/CartSummary/CartSummary.tsx';
export { cartSummaryWords } from '../commerce/CartSummary/CartSummary.words.ts';
