export { OtpField, type OtpFieldProps } from '../forms/OtpField/OtpField.tsx';
