export { TextField, type TextFieldProps } from '../forms/TextField/TextField.tsx';
