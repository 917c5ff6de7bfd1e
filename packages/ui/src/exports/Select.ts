export { Select, type SelectItem, type SelectProps } from '../forms/Select/Select.tsx';
