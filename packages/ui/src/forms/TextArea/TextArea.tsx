import type { Ref, TextareaHTMLAttributes } from 'react';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps, NativeProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { Counter } from '../TextField/Counter.tsx';
import { useCountedText } from '../TextField/useCountedText.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    NativeProps<TextareaHTMLAttributes<HTMLTextAreaElement>, 'readOnly'> {
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
    onChange,
    maxLength,
    hasCounter = true,
    rows = 3,
    autoResize = true,
    variant,
    isReadOnly,
    inputRef,
    ...fieldProps
  } = props;
  const { field, rootProps, inputProps } = useField(fieldProps);
  const control = useOwnRef(inputRef);
  const counted = useCountedText({ control, isCounted: hasCounter, field, props });
  return (
    <Field {...rootProps} field={field}>
      <div data-field-frame="" className={styles.frame({ variant })}>
        <textarea
          {...inputProps}
          {...counted.inputProps}
          ref={control}
          rows={rows}
          readOnly={isReadOnly}
          className={`${styles.input({ autoResize })} ${styles.atLeast[toCount(rows)]}`}
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
