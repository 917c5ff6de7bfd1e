export { type CouponCodeResult, CouponPicker, type CouponPickerProps } from '../commerce/CouponPicker/CouponPicker.tsx';
export { couponPickerWords } from '../commerce/CouponPicker/CouponPicker.words.ts';
