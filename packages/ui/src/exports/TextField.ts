export type { FieldProps } from '../forms/Field/FieldProps.ts';
export { TextField, type TextFieldProps } from '../forms/TextField/TextField.tsx';
