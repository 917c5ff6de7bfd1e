import { useId } from 'react';
import { useForm } from '../Form/FormContext.ts';
import { useCheck } from './useCheck.ts';

/** What every field takes. */
export interface FieldProps<Value = string> {
  /** Name of the field. */
  label: string;
  /** Whether the label is only for readers of the page's structure. @default false */
  isLabelHidden?: boolean | undefined;
  /** Name under which the form sends the value and finds its errors. */
  name?: string | undefined;
  /** A sentence of help below the field. */
  description?: string | undefined;
  /** What is wrong and how to mend it; takes the place of the form's error. */
  errorMessage?: string | undefined;
  /** Says what is wrong with a value, or nothing. Asked when a changed field is left, and by the form before it sends. */
  validate?: ((value: Value) => string | undefined) | undefined;
  /** Whether readers are told that a value is needed; what happens without one is `validate`'s matter. @default false */
  isRequired?: boolean | undefined;
  /** Whether the value cannot be changed and is not sent. @default false */
  isDisabled?: boolean | undefined;
}

/** Finds a field's value among those a form sends. */
export type ReadValue<Value> = (values: FormData, name: string) => Value;

const readText: ReadValue<string> = (values, name) => String(values.get(name) ?? '');

/** Ties label, help and error of a field of text to its control by ids, and finds out what is wrong with it. */
export function useField(props: Partial<FieldProps>, givenId?: string) {
  return useFieldOf(props, givenId, readText);
}

/** The same for a value of any kind. @param read finds the value in what the form sends */
export function useFieldOf<Value>(
  { name, description, errorMessage, validate, isRequired, isDisabled }: Partial<FieldProps<Value>>,
  givenId: string | undefined,
  read: ReadValue<Value>,
) {
  const ownId = useId();
  const form = useForm();
  const { problem, onLeave, onChange } = useCheck({ name, validate, read, isDisabled });
  const id = givenId ?? ownId;
  const error = errorMessage ?? (name === undefined ? undefined : form.errors[name]) ?? problem;
  const ids = { control: id, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  /** Ids of what describes the control: help, error, and whatever else the caller has. */
  const describedBy = (...others: (string | false | undefined)[]) =>
    [description && ids.description, error && ids.error, ...others].filter(Boolean).join(' ') || undefined;
  return {
    error,
    ids,
    describedBy,
    controlProps: {
      id,
      name,
      disabled: isDisabled,
      'aria-required': isRequired || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(),
    },
    /** To be called when the value changes: an error goes while it is being mended. */
    onMend: () => {
      onChange();
      form.onFieldChange(name);
    },
    /** To be called with the value when the focus leaves the field. */
    onLeave,
  };
}
