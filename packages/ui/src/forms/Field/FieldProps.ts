import type { InputHTMLAttributes } from 'react';

/** Props that every field accepts. */
export interface FieldProps<Value = string> {
  /** Label of the field. */
  label: string;
  /** Whether the label is only for screen readers. @default false */
  isLabelHidden?: boolean | undefined;
  /** Name under which the form submits the value and finds its errors. */
  name?: string | undefined;
  /** Help text below the field. */
  description?: string | undefined;
  /** What is wrong and how to fix it; used instead of the form's error. */
  errorMessage?: string | undefined;
  /**
   * Returns an error for an invalid value. Called when a changed field loses the focus, and before
   * the form is submitted.
   */
  validate?: ((value: Value) => string | undefined) | undefined;
  /** Whether screen readers announce the field as required; `validate` still has to check it. @default false */
  isRequired?: boolean | undefined;
  /** Whether the value cannot be changed and is not submitted. @default false */
  isDisabled?: boolean | undefined;
}

/** Reads a field's value from the submitted form data. */
export type ReadValue<Value> = (values: FormData, name: string) => Value;

/** Attributes that a field has under another name, or sets itself. */
type OwnAttribute =
  | 'style'
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'name'
  | 'disabled'
  | 'required'
  | 'aria-label'
  | 'aria-labelledby';

/** Native attributes of a checkbox or a switch. */
export type NativeToggleProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | Exclude<OwnAttribute, 'value' | 'aria-label' | 'aria-labelledby'>
  | 'checked'
  | 'defaultChecked'
  | 'type'
  | 'role'
  | 'size'
>;

/** Native attributes that a field passes on. `Own` names further attributes that it sets itself. */
export type NativeProps<Attributes, Own extends keyof Attributes = never> = Omit<Attributes, OwnAttribute | Own>;
