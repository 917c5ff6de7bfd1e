export type { CodeSending } from '../account/PhoneCodeFields.tsx';
export {
  type ProfileChanges,
  ProfileForm,
  type ProfileFormProps,
  type ProfileValues,
} from '../account/ProfileForm/ProfileForm.tsx';
