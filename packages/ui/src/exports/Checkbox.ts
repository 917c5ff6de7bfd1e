export { Checkbox, type CheckboxProps } from '../forms/Checkbox/Checkbox.tsx';
export type { NativeToggleProps } from '../forms/Field/FieldProps.ts';
