export { DiscountTag, type DiscountTagProps } from '../commerce/DiscountTag/DiscountTag.tsx';
export { discountTagWords } from '../commerce/DiscountTag/DiscountTag.words.ts';
