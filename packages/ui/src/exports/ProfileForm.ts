export { ProfileForm, type ProfileFormProps, type ProfileValues } from '../account/ProfileForm/ProfileForm.tsx';
export { profileFormWords } from '../account/ProfileForm/ProfileForm.words.ts';
