export { CouponStrip, type CouponStripProps } from '../commerce/CouponStrip/CouponStrip.tsx';
export { couponStripWords } from '../commerce/CouponStrip/CouponStrip.words.ts';
