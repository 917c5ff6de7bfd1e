export { PasswordField, type PasswordFieldProps } from '../forms/PasswordField/PasswordField.tsx';
export { passwordFieldWords } from '../forms/PasswordField/PasswordField.words.ts';
export type { PasswordRule } from '../forms/PasswordField/PasswordRules.tsx';
export { type PasswordStrengthName, passwordStrength } from '../forms/PasswordField/passwordStrength.ts';
