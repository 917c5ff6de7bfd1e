import { useId } from 'react';
import { useForm } from '../Form/FormContext.ts';
import type { FieldProps, ReadValue } from './FieldProps.ts';
import { useCheck } from './useCheck.ts';

/** Props that `useField` takes from a component's props; it passes all others on. */
interface FieldOptions<Value> extends Partial<FieldProps<Value>> {
  id?: string | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: unknown;
}

/** What the layout around a control shows and refers to. */
export interface FieldState extends Pick<FieldProps, 'isLabelHidden' | 'description' | 'isDisabled'> {
  label: string | undefined;
  error: string | undefined;
  ids: { control: string; label: string; description: string; error: string };
  /** Ids of help and error, for `aria-describedby`. */
  helpIds: string | undefined;
  /** The same, with the caller's own. */
  describedBy: string | undefined;
}

const readText: ReadValue<string> = (values, name) => String(values.get(name) ?? '');

/**
 * Connects label, help and error of a text field to its control, validates it, and splits its props
 * by element:
 *
 * ```tsx
 * function NameField({ onChange, ...fieldProps }: NameFieldProps) {
 *   const { field, rootProps, inputProps } = useField(fieldProps);
 *   return (
 *     <Field {...rootProps} field={field}>
 *       <input {...inputProps} />
 *     </Field>
 *   );
 * }
 * ```
 */
export function useField<Props extends FieldOptions<string>>(props: Props) {
  return useFieldOf(props, readText);
}

/** The same for a value of any type. @param read reads the value from the submitted form data */
export function useFieldOf<Value, Props extends FieldOptions<Value>>(props: Props, read: ReadValue<Value>) {
  const {
    label,
    isLabelHidden,
    name,
    description,
    errorMessage,
    validate,
    isRequired,
    isDisabled,
    id: givenId,
    className,
    ref,
    'aria-describedby': givenDescription,
    ...nativeProps
  } = props;
  const ownId = useId();
  const form = useForm();
  const { problem, onLeave, onChange } = useCheck({ name, validate, read, isDisabled });
  const id = givenId ?? ownId;
  const error = errorMessage ?? (name === undefined ? undefined : form.errors[name]) ?? problem;
  const ids = { control: id, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const helpIds = joinIds(description && ids.description, error && ids.error);
  const describedBy = joinIds(helpIds, givenDescription);
  const [dataProps, elementProps] = splitDataProps(nativeProps);
  return {
    field: {
      label,
      isLabelHidden,
      description,
      isDisabled,
      error,
      ids,
      helpIds,
      describedBy,
      /** Call it when the value changes: hides the error. */
      onEdit: () => {
        onChange();
        form.onFieldChange(name);
      },
      /** Call it with the value when the focus leaves the field. */
      onLeave,
    },
    /** Props of the root: `data-*` attributes, class and ref. */
    rootProps: { ...dataProps, className, ref: ref as Props['ref'] },
    /** The caller's other attributes, for a field whose control is not one native element. */
    elementProps,
    /** The same, with the attributes that connect a native control to the field. */
    inputProps: {
      ...elementProps,
      id,
      name,
      disabled: isDisabled,
      'aria-required': isRequired || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy,
    },
  };
}

function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Returns the `data-*` attributes, then all others. */
function splitDataProps<Props extends object>(props: Props): [Record<`data-${string}`, unknown>, Props] {
  const dataProps: Record<string, unknown> = {};
  const elementProps: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (name.startsWith('data-') ? dataProps : elementProps)[name] = value;
  }
  return [dataProps, elementProps as Props];
}
