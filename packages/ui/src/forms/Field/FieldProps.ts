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
