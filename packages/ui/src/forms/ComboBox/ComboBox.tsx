import { type HTMLAttributes, type Ref, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { below } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps, NativeProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxItem } from './ComboBoxItem.ts';
import { ComboBoxPopover } from './ComboBoxPopover.tsx';
import { ComboBoxSheet } from './ComboBoxSheet.tsx';

export interface ComboBoxProps extends FieldProps, NativeProps<HTMLAttributes<HTMLDivElement>> {
  /** The options in order: all of them, or those that the parent has found. */
  items: readonly ComboBoxItem[];
  /** The selected item, when controlled; `null` for none. It need not be among `items`. */
  value?: ComboBoxItem | null | undefined;
  /** The initially selected item, when uncontrolled. */
  defaultValue?: ComboBoxItem | null | undefined;
  /** Called with the selected item, and with `null` when the field is cleared. A form submits the id under `name`. */
  onChange?: ((item: ComboBoxItem | null) => void) | undefined;
  /**
   * Called with the typed text, but only with the result of a composition, so that the parent finds
   * `items`. The parent must discard outdated results. Without it the field filters the items by
   * their labels.
   */
  onInputChange?: ((text: string) => void) | undefined;
  /** Whether the items are loading, ready, or failed to load. @default 'ready' */
  status?: 'loading' | 'ready' | 'error' | undefined;
  /** Loads the items again. */
  onRetry?: (() => void) | undefined;
  /** An example value; no substitute for the label. @default "Choose" in the reader's language */
  placeholder?: string | undefined;
  /** The control, for focusing it: an input, or a button on narrow pages. */
  inputRef?: Ref<HTMLElement> | undefined;
  /** The root element, around label, control and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Selects one of many options by typing a part of its name. Below 768 px the list is in a sheet. */
export function ComboBox(props: ComboBoxProps) {
  const {
    items,
    value,
    defaultValue = null,
    onChange,
    onInputChange,
    status = 'ready',
    onRetry,
    placeholder,
    inputRef,
    ...fieldProps
  } = props;
  const { label, name, isRequired, isDisabled } = props;
  const t = useMessages('forms', 'ComboBox');
  const tShared = useMessages('shared', 'common');
  const { field, rootProps, elementProps } = useField(fieldProps);
  const isNarrow = useMediaQuery(below('md'));
  const [selected, setSelected] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? selected?.label ?? '';
  /** The text that the parent last searched for. */
  const asked = useRef(text);

  function choose(item: ComboBoxItem | null) {
    setTyped(undefined);
    if (item?.id === selected?.id) return;
    field.onEdit();
    setSelected(item);
  }

  const list = {
    label,
    items,
    value: selected,
    text,
    status,
    onRetry,
    isRequired,
    isDisabled,
    placeholder: placeholder ?? t('choose'),
    id: field.ids.control,
    describedBy: field.describedBy,
    isInvalid: field.error !== undefined,
    isFiltered: onInputChange !== undefined,
    onTextChange: (next: string) => {
      setTyped(next);
      if (next === asked.current) return;
      asked.current = next;
      onInputChange?.(next);
    },
    onChoose: choose,
    onLeave: (chosenId = selected?.id ?? '') => {
      setTyped(undefined);
      field.onLeave(chosenId);
    },
  };
  return (
    <Field {...rootProps} {...elementProps} field={field}>
      {isNarrow ? (
        <ComboBoxSheet {...list} inputRef={inputRef} />
      ) : (
        <ComboBoxPopover {...list} labelId={field.ids.label} inputRef={inputRef as Ref<HTMLInputElement> | undefined} />
      )}
      {name !== undefined && <input type="hidden" name={name} value={selected?.id ?? ''} disabled={isDisabled} />}
      {status === 'error' && !isNarrow && (
        <p role="alert" className={styles.failure}>
          <span>{t('failed')}</span>
          {onRetry && (
            <Button
              variant="ghost"
              size="sm"
              onPress={() => {
                // The retry button is unmounted once the items are loading.
                document.getElementById(field.ids.control)?.focus();
                onRetry();
              }}
            >
              {tShared('retry')}
            </Button>
          )}
        </p>
      )}
    </Field>
  );
}
