export {
  type RefundableItem,
  type RefundDraft,
  RefundForm,
  type RefundFormProps,
  type RefundPhotoEvents,
} from '../commerce/RefundForm/RefundForm.tsx';
export { refundFormWords } from '../commerce/RefundForm/RefundForm.words.ts';
