export { DatePicker, type DatePickerProps } from '../forms/DatePicker/DatePicker.tsx';
export { datePickerWords } from '../forms/DatePicker/DatePicker.words.ts';
