import { useId } from 'react';
import { useForm } from '../Form/FormContext.ts';

/** What every field takes. */
export interface FieldProps {
  /** Name of the field, always visible. */
  label: string;
  /** Name under which the form sends the value and finds its errors. */
  name?: string | undefined;
  /** A sentence of help below the label. */
  description?: string | undefined;
  /** What is wrong and how to mend it; takes the place of the form's error. */
  errorMessage?: string | undefined;
  /** Whether the form needs a value. @default false */
  isRequired?: boolean | undefined;
  /** Whether the value cannot be changed and is not sent. @default false */
  isDisabled?: boolean | undefined;
}

/** Ties label, help and error of a field to its control by ids, and asks the form around it for the error. */
export function useField({ name, description, errorMessage, isRequired, isDisabled }: FieldProps, givenId?: string) {
  const ownId = useId();
  const form = useForm();
  const id = givenId ?? ownId;
  const error = errorMessage ?? (name === undefined ? undefined : form.errors[name]);
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [description && descriptionId, error && errorId].filter(Boolean).join(' ');
  return {
    error,
    ids: { control: id, description: descriptionId, error: errorId },
    controlProps: {
      id,
      name,
      disabled: isDisabled,
      'aria-required': isRequired || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
    /** To be called when the value changes: an error goes while it is being mended. */
    onMend: () => {
      if (name !== undefined && form.errors[name] !== undefined) form.clearError(name);
    },
  };
}
