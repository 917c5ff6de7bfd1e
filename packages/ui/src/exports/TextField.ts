export type { FieldProps, NativeProps } from '../forms/Field/FieldProps.ts';
export { TextField, type TextFieldProps } from '../forms/TextField/TextField.tsx';
