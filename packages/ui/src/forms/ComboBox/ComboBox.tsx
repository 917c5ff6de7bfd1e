import { type HTMLAttributes, type Ref, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { below } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxItem } from './ComboBoxItem.ts';
import { ComboBoxPopover } from './ComboBoxPopover.tsx';
import { ComboBoxSheet } from './ComboBoxSheet.tsx';

export interface ComboBoxProps
  extends FieldProps,
    Omit<
      HTMLAttributes<HTMLDivElement>,
      'style' | 'children' | 'defaultValue' | 'onChange' | 'aria-label' | 'aria-labelledby'
    > {
  /** The choices in order: all of them, or those that the owner has found. */
  items: readonly ComboBoxItem[];
  /** What is chosen, when the owner keeps it; `null` for nothing. It need not be among the items. */
  value?: ComboBoxItem | null | undefined;
  /** What is chosen at first, when the field keeps it. */
  defaultValue?: ComboBoxItem | null | undefined;
  /** Gets what was chosen, and `null` when the field was emptied. A form gets the id under `name`. */
  onChange?: ((item: ComboBoxItem | null) => void) | undefined;
  /**
   * Gets what is typed, of a composition only its result, to find `items` by it; a stale answer is the owner's to drop.
   * Without it the field filters the items by their labels.
   */
  onInputChange?: ((text: string) => void) | undefined;
  /** Whether the items are being looked for, are here, or could not be had. @default 'ready' */
  status?: 'loading' | 'ready' | 'error' | undefined;
  /** Looks for the items again. */
  onRetry?: (() => void) | undefined;
  /** An example; never in place of the label. @default "Choose" in the reader's language */
  placeholder?: string | undefined;
  /** The control, for focusing it: an input, on narrow pages a button. */
  inputRef?: Ref<HTMLElement> | undefined;
  /** The element round label, control and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Chooses one of many by typing a part of its name. Below 768 px the list has a sheet of its own. */
export function ComboBox(props: ComboBoxProps) {
  const { label, isLabelHidden, name, description, errorMessage, validate, isRequired, isDisabled, id, ...others } =
    props;
  const { items, value, defaultValue = null, onChange, onInputChange, status = 'ready', onRetry, ...more } = others;
  const { placeholder, inputRef, ref, className, 'aria-describedby': describedBy, ...rest } = more;
  const t = useMessages('forms', 'ComboBox');
  const tShared = useMessages('shared', 'common');
  const field = useField({ label, name, description, errorMessage, validate, isRequired, isDisabled }, id);
  const isNarrow = useMediaQuery(below('md'));
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen?.label ?? '';
  /** What the items are of, as far as the owner was told. */
  const asked = useRef(text);

  function choose(item: ComboBoxItem | null) {
    setTyped(undefined);
    if (item?.id === chosen?.id) return;
    field.onMend();
    setOwn(item);
    onChange?.(item);
  }

  const list = {
    label,
    items,
    value: chosen,
    text,
    status,
    onRetry,
    isRequired,
    isDisabled,
    placeholder: placeholder ?? t('choose'),
    id: field.ids.control,
    describedBy: field.describedBy(describedBy),
    isInvalid: field.error !== undefined,
    isFiltered: onInputChange !== undefined,
    onTextChange: (next: string) => {
      setTyped(next);
      if (next === asked.current) return;
      asked.current = next;
      onInputChange?.(next);
    },
    onChoose: choose,
    onLeave: (chosenId = chosen?.id ?? '') => {
      setTyped(undefined);
      field.onLeave(chosenId);
    },
  };
  return (
    <Field {...rest} {...{ label, isLabelHidden, description, ref, className }} error={field.error} ids={field.ids}>
      {isNarrow ? (
        <ComboBoxSheet {...list} inputRef={inputRef} />
      ) : (
        <ComboBoxPopover {...list} labelId={field.ids.label} inputRef={inputRef as Ref<HTMLInputElement> | undefined} />
      )}
      {name !== undefined && <input type="hidden" name={name} value={chosen?.id ?? ''} disabled={isDisabled} />}
      {status === 'error' && !isNarrow && (
        <p role="alert" className={styles.failure}>
          <span>{t('failed')}</span>
          {onRetry && (
            <Button
              variant="ghost"
              size="sm"
              onPress={() => {
                // The button goes once the items are on their way.
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
