export {
  type RefundableItem,
  type RefundDraft,
  RefundForm,
  type RefundFormProps,
  type RefundPhotoEvents,
} from '../commerce/RefundForm/RefundForm.tsx';
