export { CheckoutSection, type CheckoutSectionProps } from '../commerce/CheckoutSection/CheckoutSection.tsx';
export { checkoutSectionWords } from '../commerce/CheckoutSection/CheckoutSection.words.ts';
