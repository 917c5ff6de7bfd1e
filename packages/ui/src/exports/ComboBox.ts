export { ComboBox, type ComboBoxProps } from '../forms/ComboBox/ComboBox.tsx';
export type { ComboBoxItem } from '../forms/ComboBox/ComboBoxItem.ts';
