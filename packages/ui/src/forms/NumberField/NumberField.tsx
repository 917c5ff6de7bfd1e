import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { Minus, Plus } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { usePreHydrationText } from '../../foundations/PreHydration/usePreHydrationText.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { isComposing } from '../../intl/isComposing.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps, NativeProps, ReadValue } from '../Field/FieldProps.ts';
import { useFieldOf } from '../Field/useField.ts';
import * as styles from './NumberField.css.ts';
import { useNumberText } from './useNumberText.ts';

export interface NumberFieldProps
  extends FieldProps<number | null>,
    NativeProps<InputHTMLAttributes<HTMLInputElement>, 'size' | 'readOnly' | 'type'> {
  /** The number, when controlled; `null` for none. */
  value?: number | null | undefined;
  /** The initial number, when uncontrolled. */
  defaultValue?: number | undefined;
  /**
   * Called with the number when it was typed and the field loses the focus, or when it was stepped;
   * `null` when the text was cleared.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** Minimum. @default none */
  minValue?: number | undefined;
  /** Maximum. @default none */
  maxValue?: number | undefined;
  /** Step size, counted from `minValue`. @default 1 */
  step?: number | undefined;
  /**
   * Display format while the field is not edited; pass the same object each time. @default as the
   * locale formats numbers
   */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Whether to show buttons that decrease and increase the number by a step. @default true */
  hasButtons?: boolean | undefined;
  /** Whether the number can be read and copied but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Icon or text before the number. */
  iconStart?: ReactNode;
  /** Unit after the number. */
  end?: ReactNode;
  /** The input element, for focusing it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The root element, around label, input and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const readNumber: ReadValue<number | null> = (values, name) => {
  const text = values.get(name);
  return text === null || text === '' ? null : Number(text);
};

/** A number with limits, typed or stepped. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    defaultValue,
    onChange,
    minValue = -Infinity,
    maxValue = Infinity,
    step = 1,
    formatOptions,
    hasButtons = true,
    isReadOnly,
    iconStart,
    end,
    inputRef,
    ...fieldProps
  } = props;
  const { label, name, isDisabled } = props;
  const t = useMessages('forms', 'NumberField');
  const { field, rootProps, inputProps } = useFieldOf(fieldProps, readNumber);
  const text = useNumberText({ value, defaultValue, minValue, maxValue, step, formatOptions }, (number) => {
    field.onEdit();
    onChange?.(number);
  });
  const { number } = text;
  const control = useOwnRef(inputRef);
  usePreHydrationText(control, text.shown, (written) => {
    field.onEdit();
    const typed = written.value;
    if (written === document.activeElement) return text.type(typed);
    // Text without a number restores the last number, which React has already rendered.
    written.value = text.shown;
    text.take(typed);
  });
  const isFixed = isDisabled || isReadOnly;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    props.onKeyDown?.(event);
    if (isComposing(event.nativeEvent) || isFixed) return;
    if (event.key === 'Enter') text.commit();
    else if (text.onKey(event.key)) event.preventDefault();
  }

  const stepButton = (direction: 1 | -1) => {
    const isEnd = number !== null && (direction < 0 ? number <= minValue : number >= maxValue);
    return (
      <button
        type="button"
        // The arrow keys of the input do the same.
        tabIndex={-1}
        disabled={isDisabled}
        aria-disabled={isEnd || undefined}
        aria-label={direction < 0 ? t('decrease', { label }) : t('increase', { label })}
        className={styles.step}
        onClick={() => text.stepBy(direction)}
      >
        <Icon glyph={direction < 0 ? Minus : Plus} size="sm" />
      </button>
    );
  };

  return (
    <Field {...rootProps} field={field}>
      <div data-field-frame="" className={fieldStyles.control}>
        {iconStart}
        <input
          inputMode={Number.isInteger(step) && minValue >= 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...inputProps}
          name={undefined}
          ref={control}
          type="text"
          role="spinbutton"
          aria-valuenow={number ?? undefined}
          aria-valuetext={number === null ? undefined : text.format(number)}
          aria-valuemin={Number.isFinite(minValue) ? minValue : undefined}
          aria-valuemax={Number.isFinite(maxValue) ? maxValue : undefined}
          readOnly={isReadOnly}
          value={text.shown}
          className={`${fieldStyles.input} ${styles.input}`}
          onChange={(event) => {
            field.onEdit();
            text.type(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            props.onBlur?.(event);
            field.onLeave(text.commit());
          }}
        />
        {name !== undefined && <input type="hidden" name={name} value={number ?? ''} disabled={isDisabled} />}
        {end !== undefined && <span className={styles.unit}>{end}</span>}
        {hasButtons && !isReadOnly && (
          <span className={styles.steps}>
            {stepButton(-1)}
            {stepButton(1)}
          </span>
        )}
      </div>
      <VisuallyHidden role="status">
        {text.broken && t(text.broken.end, { limit: text.format(text.broken.limit) })}
      </VisuallyHidden>
    </Field>
  );
}
