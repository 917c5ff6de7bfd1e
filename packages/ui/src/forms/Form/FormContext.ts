import { createContext, useContext } from 'react';

/** Returns the error of one field in the data about to be submitted. */
export type FieldCheck = (values: FormData) => string | undefined;

/** Communication between a form and its fields. */
export interface FormContextValue {
  /** Error message by field name. */
  errors: Readonly<Record<string, string>>;
  /** Number of times errors arrived; each time the focus moves to them. */
  failures: number;
  /** Called by a field when its value changes. */
  onFieldChange: (name: string | undefined) => void;
  /** Registers a field's validation for submission. @returns unregisters it */
  addField: (name: string, check: FieldCheck) => () => void;
  /** Whether the form is being sent. */
  isPending: boolean;
}

const nothing = () => {};

/** Value for fields outside of a form. */
export const noForm: FormContextValue = {
  errors: {},
  failures: 0,
  onFieldChange: nothing,
  addField: () => nothing,
  isPending: false,
};

export const FormContext = /* @__PURE__ */ createContext(noForm);

/** Returns the form around a field; outside of a form there are no errors. */
export function useForm(): FormContextValue {
  return useContext(FormContext);
}
