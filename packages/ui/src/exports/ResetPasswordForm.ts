export type { CodeSending } from '../account/PhoneCodeFields.tsx';
export {
  type PasswordReset,
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from '../account/ResetPasswordForm/ResetPasswordForm.tsx';
