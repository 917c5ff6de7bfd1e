export type { AgreementHrefs } from '../account/AgreementBox.tsx';
export { type NewAccount, RegisterForm, type RegisterFormProps } from '../account/RegisterForm/RegisterForm.tsx';
