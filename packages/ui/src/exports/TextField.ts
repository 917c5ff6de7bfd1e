export type { FieldProps } from '../forms/Field/useField.ts';
export { TextField, type TextFieldProps } from '../forms/TextField/TextField.tsx';
