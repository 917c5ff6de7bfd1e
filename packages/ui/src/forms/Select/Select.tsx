import type { Ref, SelectHTMLAttributes } from 'react';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { usePreHydrationInput } from '../../foundations/PreHydration/usePreHydrationInput.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps, NativeProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './Select.css.ts';

/** One option of a Select. */
export interface SelectItem {
  /** Value passed to `onChange`. */
  id: string;
  /** Label of the option. */
  label: string;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
}

/** A group of options in a Select. */
export interface SelectSection {
  /** Heading of the section. */
  label: string;
  items: readonly SelectItem[];
}

export interface SelectProps
  extends FieldProps,
    NativeProps<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'multiple'> {
  /** The options, in order, optionally in sections. */
  items: readonly (SelectItem | SelectSection)[];
  /** Id of the selected item, when controlled; an empty text for none. */
  value?: string | undefined;
  /** Id of the initially selected item, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the id of the selected item. */
  onChange?: ((id: string) => void) | undefined;
  /** Text shown while nothing is selected. */
  placeholder?: string | undefined;
  /** The select element, for focusing it. */
  inputRef?: Ref<HTMLSelectElement> | undefined;
  /** The root element, around label, list and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A native select with a short list of options. */
export function Select(props: SelectProps) {
  const { items, value, defaultValue, onChange, placeholder, inputRef, ...fieldProps } = props;
  const { field, rootProps, inputProps } = useField(fieldProps);
  const isOwned = value !== undefined;
  const first = value ?? defaultValue ?? (placeholder === undefined ? undefined : '');
  const control = useOwnRef(inputRef);
  usePreHydrationInput(() => {
    // For a missing item, browsers select another one: that was not the user.
    const rendered = [...(control.current?.options ?? [])].find((option) =>
      first === undefined ? !option.disabled : option.value === first,
    );
    return rendered && !rendered.selected ? control.current?.value : undefined;
  }, choose);

  function choose(selection: string) {
    field.onEdit();
    onChange?.(selection);
  }

  return (
    <Field {...rootProps} field={field}>
      <div data-field-frame="" className={`${fieldStyles.control} ${styles.control}`}>
        <select
          {...inputProps}
          {...(isOwned ? { value } : { defaultValue: first })}
          ref={control}
          className={`${fieldStyles.input} ${styles.select}`}
          onChange={(event) => choose(event.target.value)}
          onBlur={(event) => {
            props.onBlur?.(event);
            field.onLeave(event.target.value);
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {items.map((item) =>
            'items' in item ? (
              <optgroup key={item.label} label={item.label}>
                {item.items.map(toOption)}
              </optgroup>
            ) : (
              toOption(item)
            ),
          )}
        </select>
        <Icon glyph={ChevronDown} className={styles.chevron} />
      </div>
    </Field>
  );
}

function toOption({ id, label, isDisabled }: SelectItem) {
  return (
    <option key={id} value={id} disabled={isDisabled}>
      {label}
    </option>
  );
}
