export { Select, type SelectItem, type SelectProps, type SelectSection } from '../forms/Select/Select.tsx';
