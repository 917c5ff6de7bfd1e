import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { splitRootProps } from '../Field/splitRootProps.ts';
import { useField } from '../Field/useField.ts';
import { Counter } from './Counter.tsx';
import { useCountedText } from './useCountedText.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'name'
  | 'size'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'type'
  | 'aria-label'
  | 'aria-labelledby'
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
  /** Longest text, in code points as the contract counts; what is typed beyond it is cut off. */
  maxLength?: number | undefined;
  /** Whether to show how many characters of `maxLength` are used. @default false */
  hasCounter?: boolean | undefined;
  /** Whether the text can be read and copied but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Icon or words before the text. */
  iconStart?: ReactNode;
  /** Button or unit after the text. */
  end?: ReactNode;
  /** What belongs to the field and stands between it and its help. */
  below?: ReactNode;
  /** The input element, for focusing it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The element round label, input and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, name, description, errorMessage, validate, isRequired, isDisabled, id, ...others } =
    props;
  const { onChange, isReadOnly, iconStart, end, below, inputRef, ref, className, hasCounter = false, ...rest } = others;
  const [rootProps, { type = 'text', maxLength, onBlur, onCompositionEnd, ...inputProps }] = splitRootProps(rest);
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
      <div data-field-frame="" className={fieldStyles.control}>
        {iconStart}
        <input
          {...inputProps}
          {...field.controlProps}
          {...counted.inputProps}
          aria-describedby={field.describedBy(rest['aria-describedby'])}
          ref={control}
          type={type}
          readOnly={isReadOnly}
          className={fieldStyles.input}
          onBlur={(event) => {
            onBlur?.(event);
            field.onLeave(event.target.value);
          }}
        />
        {hasCounter && maxLength !== undefined && <Counter used={counted.used} limit={maxLength} />}
        {end}
      </div>
      {below}
    </Field>
  );
}
