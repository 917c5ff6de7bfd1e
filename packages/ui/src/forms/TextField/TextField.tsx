import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'value' | 'defaultValue' | 'onChange' | 'name' | 'size' | 'disabled' | 'readOnly' | 'required' | 'type'
>;

export interface TextFieldProps extends FieldProps, NativeProps {
  /** Kind of text; decides the keyboard on phones. @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'url' | 'search' | 'password' | undefined;
  /** The text, when the owner keeps it. */
  value?: string | undefined;
  /** The text at first, when the field keeps it. */
  defaultValue?: string | undefined;
  /** Called with the new text. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether the text can be read and copied but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Icon before the text. */
  iconStart?: ReactNode;
  /** Button or unit after the text. */
  end?: ReactNode;
  /** The input element, for focusing it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The element round label, input and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const { label, name, description, errorMessage, isRequired, isDisabled, id, ...others } = props;
  const { onChange, isReadOnly, iconStart, end, inputRef, ref, className, type = 'text', ...rest } = others;
  const field = useField({ label, name, description, errorMessage, isRequired, isDisabled }, id);
  return (
    <Field {...{ label, description, ref, className }} error={field.error} ids={field.ids}>
      <div className={fieldStyles.control}>
        {iconStart}
        <input
          {...rest}
          {...field.controlProps}
          ref={inputRef}
          type={type}
          readOnly={isReadOnly}
          className={fieldStyles.input}
          onChange={(event) => {
            field.onMend();
            onChange?.(event.target.value);
          }}
        />
        {end}
      </div>
    </Field>
  );
}
