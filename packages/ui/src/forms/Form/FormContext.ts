import { createContext, useContext } from 'react';

/** Says what is wrong with one field of those about to be sent, or nothing. */
export type FieldCheck = (values: FormData) => string | undefined;

/** What a form tells its fields, and they tell it. */
export interface FormContextValue {
  /** Sentence of a field's error by the field's name. */
  errors: Readonly<Record<string, string>>;
  /** How many times errors have arrived; each time the reader is led to them. */
  failures: number;
  /** Called by a field when its value changes. */
  onFieldChange: (name: string | undefined) => void;
  /** Lets a field check its value before the form is sent. @returns takes the field out again */
  addField: (name: string, check: FieldCheck) => () => void;
  /** Whether the form is being sent. */
  isPending: boolean;
}

const nothing = () => {};

/** What a field outside every form is told. */
export const noForm: FormContextValue = {
  errors: {},
  failures: 0,
  onFieldChange: nothing,
  addField: () => nothing,
  isPending: false,
};

export const FormContext = /* @__PURE__ */ createContext(noForm);

/** The form around a field; outside a form there are no errors. */
export function useForm(): FormContextValue {
  return useContext(FormContext);
}
