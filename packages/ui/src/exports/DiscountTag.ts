export { DiscountTag, type DiscountTagProps } from '../commerce/DiscountTag/DiscountTag.tsx';
