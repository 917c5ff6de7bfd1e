export {
  type ShippingMethodOption,
  ShippingMethodPicker,
  type ShippingMethodPickerProps,
} from '../commerce/ShippingMethodPicker/ShippingMethodPicker.tsx';
