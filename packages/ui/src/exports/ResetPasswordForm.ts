export type { CodeSending } from '../account/PhoneCodeFields.tsx';
export {
  type PasswordReset,
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from '../account/ResetPasswordForm/ResetPasswordForm.tsx';
export { resetPasswordFormWords } from '../account/ResetPasswordForm/ResetPasswordForm.words.ts';
export { signInWords } from '../account/signIn.words.ts';
