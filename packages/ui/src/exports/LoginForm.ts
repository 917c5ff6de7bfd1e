export type { AgreementHrefs } from '../account/AgreementBox.tsx';
export { LoginForm, type LoginFormProps, type LoginMode } from '../account/LoginForm/LoginForm.tsx';
export type { LoginCredentials, LoginField } from '../account/LoginForm/LoginParts.tsx';
export type { CodeSending } from '../account/PhoneCodeFields.tsx';
