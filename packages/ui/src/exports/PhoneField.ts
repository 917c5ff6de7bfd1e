export { PhoneField, type PhoneFieldProps } from '../forms/PhoneField/PhoneField.tsx';
