import { createContext, useContext } from 'react';

/** What a form tells its fields. */
export interface FormContextValue {
  /** Sentence of a field's error by the field's name. */
  errors: Readonly<Record<string, string>>;
  /** Called by a field while its value is being mended. */
  clearError: (name: string) => void;
  /** Whether the form is being sent. */
  isPending: boolean;
}

export const FormContext = createContext<FormContextValue>({ errors: {}, clearError: () => {}, isPending: false });

/** The form around a field; outside a form there are no errors. */
export function useForm(): FormContextValue {
  return useContext(FormContext);
}
