import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps, NativeProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { Counter } from './Counter.tsx';
import { useCountedText } from './useCountedText.ts';

export interface TextFieldProps
  extends FieldProps,
    NativeProps<InputHTMLAttributes<HTMLInputElement>, 'size' | 'readOnly' | 'type'> {
  /** Kind of text; determines the keyboard on phones. @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'url' | 'search' | 'password' | undefined;
  /** The text, when controlled. */
  value?: string | undefined;
  /** The initial text, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new text. */
  onChange?: ((value: string) => void) | undefined;
  /** Maximum length in code points, as the contract counts; longer input is truncated. */
  maxLength?: number | undefined;
  /** Whether to show the used characters of `maxLength`. @default false */
  hasCounter?: boolean | undefined;
  /** Whether the text can be read and copied but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Icon or text before the value. */
  iconStart?: ReactNode;
  /** Button or unit after the value. */
  end?: ReactNode;
  /** Content between the field and its help. */
  below?: ReactNode;
  /** The input element, for focusing it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The root element, around label, input and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const {
    type = 'text',
    onChange,
    maxLength,
    hasCounter = false,
    isReadOnly,
    iconStart,
    end,
    below,
    inputRef,
    ...fieldProps
  } = props;
  const { field, rootProps, inputProps } = useField(fieldProps);
  const control = useOwnRef(inputRef);
  const counted = useCountedText({ control, isCounted: hasCounter, field, props });
  return (
    <Field {...rootProps} field={field}>
      <div data-field-frame="" className={fieldStyles.control}>
        {iconStart}
        <input
          {...inputProps}
          {...counted.inputProps}
          ref={control}
          type={type}
          readOnly={isReadOnly}
          className={fieldStyles.input}
        />
        {hasCounter && maxLength !== undefined && <Counter used={counted.used} limit={maxLength} />}
        {end}
      </div>
      {below}
    </Field>
  );
}
