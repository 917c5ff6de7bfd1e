export { ComboBox, type ComboBoxProps } from '../forms/ComboBox/ComboBox.tsx';
export { comboBoxWords } from '../forms/ComboBox/ComboBox.words.ts';
export type { ComboBoxItem } from '../forms/ComboBox/ComboBoxItem.ts';
