/** One option of a ComboBox. */
export interface ComboBoxItem {
  /** Identifies the item. */
  id: string;
  /** Label of the option. */
  label: string;
  /** Further text below the label. */
  description?: string | undefined;
  /** Whether it is disabled; give the reason in `description`. @default false */
  isDisabled?: boolean | undefined;
}

/** Props shared by the popover and the sheet of a ComboBox. */
export interface ComboBoxListProps {
  label: string;
  items: readonly ComboBoxItem[];
  value: ComboBoxItem | null;
  /** Text of the field. */
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (item: ComboBoxItem | null) => void;
  /** Whether the parent finds the items by the text; otherwise the list is filtered here. */
  isFiltered: boolean;
  status: 'loading' | 'ready' | 'error';
  onRetry: (() => void) | undefined;
}
