import { type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { Field } from '../Field/Field.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import * as styles from './TextArea.css.ts';

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'style' | 'value' | 'defaultValue' | 'onChange' | 'name' | 'disabled' | 'readOnly' | 'required'
>;

export interface TextAreaProps extends FieldProps, NativeProps {
  /** The text, when the owner keeps it. */
  value?: string | undefined;
  /** The text at first, when the field keeps it. */
  defaultValue?: string | undefined;
  /** Called with the new text. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether to show how many characters of `maxLength` are used. @default true with `maxLength` */
  hasCounter?: boolean | undefined;
  /** The textarea element, for focusing it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The element round label, text and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Several lines of text; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { label, name, description, errorMessage, isRequired, isDisabled, id, ...others } = props;
  const {
    onChange,
    inputRef,
    ref,
    className,
    maxLength,
    hasCounter = maxLength !== undefined,
    rows = 3,
    ...rest
  } = others;
  const field = useField({ label, name, description, errorMessage, isRequired, isDisabled }, id);
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  return (
    <Field {...{ label, description, ref, className }} error={field.error} ids={field.ids}>
      <div className={styles.frame}>
        <textarea
          {...rest}
          {...field.controlProps}
          ref={inputRef}
          rows={rows}
          maxLength={maxLength}
          className={styles.input}
          onChange={(event) => {
            field.onMend();
            setTyped(event.target.value);
            onChange?.(event.target.value);
          }}
        />
        {hasCounter && (
          <span aria-hidden="true" className={styles.counter}>
            {(rest.value ?? typed).length}/{maxLength}
          </span>
        )}
      </div>
    </Field>
  );
}
