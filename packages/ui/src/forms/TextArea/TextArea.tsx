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
  /** The text, when the owner keeps it. */
  value?: string | undefined;
  /** The text at first, when the field keeps it. */
  defaultValue?: string | undefined;
  /** Called with the new text. */
  onChange?: ((value: string) => void) | undefined;
  /** Longest text, in code points as the contract counts; what is typed beyond it is cut off. */
  maxLength?: number | undefined;
  /** Whether to show how many characters of `maxLength` are used. @default true with `maxLength` */
  hasCounter?: boolean | undefined;
  /** Lines that are there at least. @default 3 */
  rows?: number | undefined;
  /** Whether it grows with what is written, up to 320 px; otherwise its writer may drag it. @default true */
  autoResize?: boolean | undefined;
  /** Whether it has a box of its own, or is part of the panel around it. @default 'field' */
  variant?: styles.TextAreaVariants['variant'];
  /** Whether the text can be read and copied but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** The textarea element, for focusing it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The element round label, text and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Several lines of text; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, name, description, errorMessage, validate, isRequired, isDisabled, id, ...others } =
    props;
  const {
    onChange,
    inputRef,
    ref,
    className,
    hasCounter = true,
    autoResize = true,
    isReadOnly,
    variant,
    ...rest
  } = others;
  const [rootProps, { rows = 3, maxLength, onBlur, onCompositionEnd, ...inputProps }] = splitRootProps(rest);
  const field = useField({ name, description, errorMessage, validate, isRequired, isDisabled }, id);
  const control = useOwnRef(inputRef);
  const counted = useCountedText({
    control,
    limit: maxLength,
    isCounted: hasCounter,
    value: rest.value,
    defaultValue: rest.defaultValue,
    onText: (text) => {
      field.onMend();
      onChange?.(text);
    },
    onCompositionEnd,
  });
  return (
    <Field
      {...rootProps}
      {...{ label, isLabelHidden, description, ref, className }}
      error={field.error}
      ids={field.ids}
    >
      <div data-field-frame="" className={styles.frame({ variant })}>
        <textarea
          {...inputProps}
          {...field.controlProps}
          {...counted.inputProps}
          aria-describedby={field.describedBy(rest['aria-describedby'])}
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

/** The least height there is a style for. */
function toCount(rows: number): keyof typeof styles.atLeast {
  const count = Math.min(8, Math.max(1, Math.round(rows)));
  return count as keyof typeof styles.atLeast;
}
