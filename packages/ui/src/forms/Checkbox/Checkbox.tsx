import { type InputHTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { takeEarlyTick } from '../../foundations/EarlyState/takeEarlyTick.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldError } from '../Field/FieldError.tsx';
import type { FieldProps, ReadValue } from '../Field/FieldProps.ts';
import { splitRootProps } from '../Field/splitRootProps.ts';
import { useFieldOf } from '../Field/useField.ts';
import * as styles from './Checkbox.css.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'children' | 'checked' | 'defaultChecked' | 'onChange' | 'type' | 'size' | 'disabled' | 'required' | 'name'
>;

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label' | 'isLabelHidden'>, NativeProps {
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
  /** The element round box, words and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const readTick: ReadValue<boolean> = (values, name) => values.has(name);

/** A choice that can be made or not. */
export function Checkbox(props: CheckboxProps) {
  const { name, description, errorMessage, validate, isRequired, isDisabled, id, ...others } = props;
  const { children, isSelected, defaultSelected, onChange, isIndeterminate = false, ref, className, ...rest } = others;
  const [rootProps, inputProps] = splitRootProps(rest);
  const field = useFieldOf({ name, description, errorMessage, validate, isRequired, isDisabled }, id, readTick);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    takeEarlyTick(box.current);
    // The attribute does not exist in HTML, only the property.
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <div
      {...rootProps}
      ref={ref}
      data-invalid={field.error ? '' : undefined}
      className={joinClass(isRequired ? styles.required : styles.root, className)}
    >
      <label className={children === undefined ? styles.boxOnly : styles.row}>
        <input
          {...inputProps}
          {...field.controlProps}
          // A name of its own is only for a field of a form: carts and lists have hundreds of boxes.
          id={name === undefined ? id : field.controlProps.id}
          aria-describedby={field.describedBy(rest['aria-describedby'])}
          ref={box}
          type="checkbox"
          checked={isSelected}
          defaultChecked={defaultSelected}
          className={styles.box}
          onChange={(event) => {
            // A press has taken it away, and an owner that changes nothing draws nothing.
            event.target.indeterminate = isIndeterminate;
            field.onMend();
            onChange?.(event.target.checked);
          }}
          onBlur={(event) => {
            rest.onBlur?.(event);
            field.onLeave(event.target.checked);
          }}
        />
        {children !== undefined && <span>{children}</span>}
      </label>
      {description && (
        <p id={field.ids.description} className={styles.description}>
          {description}
        </p>
      )}
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </div>
  );
}
