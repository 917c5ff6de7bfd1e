export { normalizePhone } from '../forms/PhoneField/normalizePhone.ts';
export { PhoneField, type PhoneFieldProps } from '../forms/PhoneField/PhoneField.tsx';
export { phoneFieldWords } from '../forms/PhoneField/PhoneField.words.ts';
