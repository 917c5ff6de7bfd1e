export { Checkbox, type CheckboxProps } from '../forms/Checkbox/Checkbox.tsx';
