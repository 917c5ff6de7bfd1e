export {
  type PaymentMethodOption,
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from '../commerce/PaymentMethodPicker/PaymentMethodPicker.tsx';
export { paymentMethodPickerWords } from '../commerce/PaymentMethodPicker/PaymentMethodPicker.words.ts';
