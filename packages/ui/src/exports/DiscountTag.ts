export { DiscountTag, type DiscountTagProps } from '../commerce/DiscountTag/DiscountTag.tsx';
export { discountTagWords, savingWords } from '../commerce/DiscountTag/DiscountTag.words.ts';
