import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import type { FieldProps, NativeToggleProps, ReadValue } from '../Field/FieldProps.ts';
import { useFieldOf } from '../Field/useField.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label' | 'isLabelHidden'>, NativeToggleProps {
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
  const { children, isSelected, defaultSelected, onChange, isIndeterminate = false, ...fieldProps } = props;
  const { field, rootProps, inputProps } = useFieldOf(fieldProps, readTick);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    replayPreHydrationTick(box.current);
    // HTML has no such attribute, only the property.
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <div
      {...rootProps}
      data-invalid={field.error ? '' : undefined}
      className={joinClass(props.isRequired ? styles.required : styles.root, props.className)}
    >
      <label className={children === undefined ? styles.boxOnly : styles.row}>
        <input
          {...inputProps}
          // Only a form field needs a generated id: carts and lists have hundreds of boxes.
          id={props.name === undefined ? props.id : field.ids.control}
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
            props.onBlur?.(event);
            field.onLeave(event.target.checked);
          }}
        />
        {children !== undefined && <span>{children}</span>}
      </label>
      <FieldHelp field={field} className={styles.description} />
    </div>
  );
}
