export { PasswordField, type PasswordFieldProps } from '../forms/PasswordField/PasswordField.tsx';
