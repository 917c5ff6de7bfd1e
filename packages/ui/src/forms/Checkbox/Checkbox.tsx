import { type InputHTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
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
  /** The label; without it, set `aria-label`. */
  children?: ReactNode;
  /** Whether the box is checked, when controlled. */
  isSelected?: boolean | undefined;
  /** Whether the box is checked at first, when uncontrolled. */
  defaultSelected?: boolean | undefined;
  /** Called with the new checked state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Whether some but not all of the represented boxes are checked. @default false */
  isIndeterminate?: boolean | undefined;
  /** The root element, around box, label and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const readTick: ReadValue<boolean> = (values, name) => values.has(name);

/** A checkbox with its label. */
export function Checkbox(props: CheckboxProps) {
  const { name, description, errorMessage, validate, isRequired, isDisabled, id, ...remainingProps } = props;
  const {
    children,
    isSelected,
    defaultSelected,
    onChange,
    isIndeterminate = false,
    ref,
    className,
    ...elementProps
  } = remainingProps;
  const [rootProps, inputProps] = splitRootProps(elementProps);
  const field = useFieldOf({ name, description, errorMessage, validate, isRequired, isDisabled }, id, readTick);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    replayPreHydrationTick(box.current);
    // HTML has no such attribute, only the property.
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
          // Only a form field needs a generated id: carts and lists have hundreds of boxes.
          id={name === undefined ? id : field.controlProps.id}
          aria-describedby={field.describedBy(elementProps['aria-describedby'])}
          ref={box}
          type="checkbox"
          checked={isSelected}
          defaultChecked={defaultSelected}
          className={styles.box}
          onChange={(event) => {
            // A press has reset it, and a parent that changes nothing does not re-render.
            event.target.indeterminate = isIndeterminate;
            field.onEdit();
            onChange?.(event.target.checked);
          }}
          onBlur={(event) => {
            elementProps.onBlur?.(event);
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
