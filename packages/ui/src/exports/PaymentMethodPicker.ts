export {
  type PaymentMethodOption,
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from '../commerce/PaymentMethodPicker/PaymentMethodPicker.tsx';
