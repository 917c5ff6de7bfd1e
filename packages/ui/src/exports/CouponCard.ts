export { CouponCard, type CouponCardProps } from '../commerce/CouponCard/CouponCard.tsx';
export { couponCardWords } from '../commerce/CouponCard/CouponCard.words.ts';
