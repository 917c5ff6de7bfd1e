import { useId } from 'react';
import { useForm } from '../Form/FormContext.ts';
import type { FieldProps, ReadValue } from './FieldProps.ts';
import { useCheck } from './useCheck.ts';

const readText: ReadValue<string> = (values, name) => String(values.get(name) ?? '');

/** Connects label, help and error of a text field to its control by ids, and validates it. */
export function useField(props: Partial<FieldProps>, givenId?: string) {
  return useFieldOf(props, givenId, readText);
}

/** The same for a value of any type. @param read reads the value from the submitted form data */
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
  /** Ids of elements that describe the control: help, error, and the caller's own. */
  const describedBy = (...otherIds: (string | false | undefined)[]) =>
    [description && ids.description, error && ids.error, ...otherIds].filter(Boolean).join(' ') || undefined;
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
    /** Call it when the value changes: hides the error. */
    onEdit: () => {
      onChange();
      form.onFieldChange(name);
    },
    /** Call it with the value when the focus leaves the field. */
    onLeave,
  };
}
