import type { Ref, TextareaHTMLAttributes } from 'react';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { splitRootProps } from '../Field/splitRootProps.ts';
import { useField } from '../Field/useField.ts';
import { Counter } from '../TextField/Counter.tsx';
import { useCountedText } from '../TextField/useCountedText.ts';
import * as styles from './TextArea.css.ts';

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'name'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'aria-label'
  | 'aria-labelledby'
>;

export interface TextAreaProps extends FieldProps, NativeProps {
  /** The text, when controlled. */
  value?: string | undefined;
  /** The initial text, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new text. */
  onChange?: ((value: string) => void) | undefined;
  /** Maximum length in code points, as the contract counts; longer input is truncated. */
  maxLength?: number | undefined;
  /** Whether to show the used characters of `maxLength`. @default true with `maxLength` */
  hasCounter?: boolean | undefined;
  /** Minimum number of lines. @default 3 */
  rows?: number | undefined;
  /** Whether it grows with its text, up to 320 px; otherwise the user can resize it. @default true */
  autoResize?: boolean | undefined;
  /** Whether it has its own frame, or is part of the panel around it. @default 'field' */
  variant?: styles.TextAreaVariants['variant'];
  /** Whether the text can be read and copied but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** The textarea element, for focusing it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The root element, around label, text and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Several lines of text; grows with its text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    name,
    description,
    errorMessage,
    validate,
    isRequired,
    isDisabled,
    id,
    ...remainingProps
  } = props;
  const {
    onChange,
    inputRef,
    ref,
    className,
    hasCounter = true,
    autoResize = true,
    isReadOnly,
    variant,
    ...elementProps
  } = remainingProps;
  const [rootProps, { rows = 3, maxLength, onBlur, onCompositionEnd, ...inputProps }] = splitRootProps(elementProps);
  const field = useField({ name, description, errorMessage, validate, isRequired, isDisabled }, id);
  const control = useOwnRef(inputRef);
  const counted = useCountedText({
    control,
    limit: maxLength,
    isCounted: hasCounter,
    value: elementProps.value,
    defaultValue: elementProps.defaultValue,
    onText: (text) => {
      field.onEdit();
      onChange?.(text);
    },
    onCompositionEnd,
  });
  return (
    <Field
      {...rootProps}
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      ref={ref}
      className={className}
      error={field.error}
      ids={field.ids}
    >
      <div data-field-frame="" className={styles.frame({ variant })}>
        <textarea
          {...inputProps}
          {...field.controlProps}
          {...counted.inputProps}
          aria-describedby={field.describedBy(elementProps['aria-describedby'])}
          ref={control}
          rows={rows}
          readOnly={isReadOnly}
          className={`${styles.input({ autoResize })} ${styles.atLeast[toCount(rows)]}`}
          onBlur={(event) => {
            onBlur?.(event);
            field.onLeave(event.target.value);
          }}
        />
        {hasCounter && maxLength !== undefined && <Counter used={counted.used} limit={maxLength} />}
      </div>
    </Field>
  );
}

/** Returns the nearest number of rows that has a style. */
function toCount(rows: number): keyof typeof styles.atLeast {
  const count = Math.min(8, Math.max(1, Math.round(rows)));
  return count as keyof typeof styles.atLeast;
}
