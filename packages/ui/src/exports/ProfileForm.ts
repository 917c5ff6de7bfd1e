export type { CodeSending } from '../account/PhoneCodeFields.tsx';
export {
  type ProfileChanges,
  ProfileForm,
  type ProfileFormProps,
  type ProfileValues,
} from '../account/ProfileForm/ProfileForm.tsx';
export { profileFormWords } from '../account/ProfileForm/ProfileForm.words.ts';
export { signInWords } from '../account/signIn.words.ts';
