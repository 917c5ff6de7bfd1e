export { CouponStrip, type CouponStripProps } from '../commerce/CouponStrip/CouponStrip.tsx';
