export { DatePicker, type DatePickerProps } from '../forms/DatePicker/DatePicker.tsx';
