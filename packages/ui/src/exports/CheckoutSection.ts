export { CheckoutSection, type CheckoutSectionProps } from '../commerce/CheckoutSection/CheckoutSection.tsx';
