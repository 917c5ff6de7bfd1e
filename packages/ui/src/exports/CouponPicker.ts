export { CouponPicker, type CouponPickerProps } from '../commerce/CouponPicker/CouponPicker.tsx';
