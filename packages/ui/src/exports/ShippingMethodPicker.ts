export {
  type ShippingMethodOption,
  ShippingMethodPicker,
  type ShippingMethodPickerProps,
} from '../commerce/ShippingMethodPicker/ShippingMethodPicker.tsx';
export { shippingMethodPickerWords } from '../commerce/ShippingMethodPicker/ShippingMethodPicker.words.ts';
