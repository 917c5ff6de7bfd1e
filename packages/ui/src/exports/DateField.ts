export { DateField, type DateFieldProps } from '../forms/DateField/DateField.tsx';
export { dateFieldWords } from '../forms/DateField/DateField.words.ts';
