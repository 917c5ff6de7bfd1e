export { NumberField, type NumberFieldProps } from '../forms/NumberField/NumberField.tsx';
