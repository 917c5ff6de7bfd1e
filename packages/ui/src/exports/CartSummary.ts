export { CartSummary, type CartSummaryProps } from '../commerce/CartSummary/CartSummary.tsx';
export { cartSummaryWords } from '../commerce/CartSummary/CartSummary.words.ts';
