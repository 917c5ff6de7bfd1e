export { PhoneField, type PhoneFieldProps } from '../forms/PhoneField/PhoneField.tsx';
export { phoneFieldWords } from '../forms/PhoneField/PhoneField.words.ts';
