export { PasswordField, type PasswordFieldProps } from '../forms/PasswordField/PasswordField.tsx';
export type { PasswordRule } from '../forms/PasswordField/PasswordRules.tsx';
export { type PasswordStrengthName, passwordStrength } from '../forms/PasswordField/passwordStrength.ts';
