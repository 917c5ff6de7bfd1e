export { CouponCard, type CouponCardProps } from '../commerce/CouponCard/CouponCard.tsx';
