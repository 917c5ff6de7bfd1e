export { CartSummary, type CartSummaryProps } from '../commerce/CartSummary/CartSummary.tsx';
