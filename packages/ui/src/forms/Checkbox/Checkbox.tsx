import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { useForm } from '../Form/FormContext.ts';
import * as styles from './Checkbox.css.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'children' | 'checked' | 'defaultChecked' | 'onChange' | 'type' | 'size' | 'disabled' | 'required'
>;

export interface CheckboxProps extends NativeProps {
  /** What is chosen; without it give `aria-label`. */
  children?: ReactNode;
  /** Whether it is ticked, when the owner keeps that. */
  isSelected?: boolean | undefined;
  /** Whether it is ticked at first, when the box keeps that. */
  defaultSelected?: boolean | undefined;
  /** Called with whether it is now ticked. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Whether some but not all of what it stands for is chosen. @default false */
  isIndeterminate?: boolean | undefined;
  /** Whether it cannot be changed. @default false */
  isDisabled?: boolean | undefined;
  /** Whether the form needs it ticked. @default false */
  isRequired?: boolean | undefined;
  /** What is wrong; takes the place of the form's error. */
  errorMessage?: string | undefined;
  /** The element round box, words and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A choice that can be made or not. */
export function Checkbox(props: CheckboxProps) {
  const {
    children,
    isSelected,
    defaultSelected,
    onChange,
    isIndeterminate = false,
    isDisabled,
    isRequired,
    ...others
  } = props;
  const { errorMessage, ref, className, name, ...rest } = others;
  const form = useForm();
  const errorId = `${useId()}-error`;
  const error = errorMessage ?? (name === undefined ? undefined : form.errors[name]);

  return (
    <div ref={ref} className={joinClass(styles.root, className)}>
      <label className={children === undefined ? styles.boxOnly : styles.row}>
        <input
          {...rest}
          ref={(input) => {
            // The attribute does not exist in HTML, only the property.
            if (input) input.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          name={name}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
          className={styles.box}
          onChange={(event) => {
            if (name !== undefined && form.errors[name] !== undefined) form.clearError(name);
            onChange?.(event.target.checked);
          }}
        />
        {children !== undefined && <span>{children}</span>}
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
