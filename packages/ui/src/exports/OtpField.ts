export { OtpField, type OtpFieldProps } from '../forms/OtpField/OtpField.tsx';
export { otpFieldWords } from '../forms/OtpField/OtpField.words.ts';
