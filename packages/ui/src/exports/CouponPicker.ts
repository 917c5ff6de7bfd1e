export { type CouponCodeResult, CouponPicker, type CouponPickerProps } from '../commerce/CouponPicker/CouponPicker.tsx';
