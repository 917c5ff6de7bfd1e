export { DateField, type DateFieldProps } from '../forms/DateField/DateField.tsx';
