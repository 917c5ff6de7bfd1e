export { NumberField, type NumberFieldProps } from '../forms/NumberField/NumberField.tsx';
export { numberFieldWords } from '../forms/NumberField/NumberField.words.ts';
