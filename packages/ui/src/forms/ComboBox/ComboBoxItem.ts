/** One choice of a ComboBox. */
export interface ComboBoxItem {
  /** Tells it from the others. */
  id: string;
  /** The words. */
  label: string;
  /** More about it, below the words. */
  description?: string | undefined;
  /** Whether it cannot be chosen; say why in `description`. @default false */
  isDisabled?: boolean | undefined;
}

/** What every way of drawing a ComboBox is given. */
export interface ComboBoxListProps {
  label: string;
  items: readonly ComboBoxItem[];
  value: ComboBoxItem | null;
  /** Text of the field. */
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (item: ComboBoxItem | null) => void;
  /** Whether the owner finds the items by the text; otherwise the list is filtered here. */
  isFiltered: boolean;
  status: 'loading' | 'ready' | 'error';
  onRetry: (() => void) | undefined;
}
