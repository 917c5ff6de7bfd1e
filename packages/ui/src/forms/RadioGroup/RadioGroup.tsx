import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, NativeProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './RadioGroup.css.ts';
import { RadioGroupContext } from './RadioGroupContext.ts';

export interface RadioGroupProps extends FieldProps, NativeProps<FieldsetHTMLAttributes<HTMLFieldSetElement>> {
  /** `Radio`s or `RadioCard`s. */
  children: ReactNode;
  /** The selected value, when controlled. */
  value?: string | undefined;
  /** The initially selected value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onChange?: ((value: string) => void) | undefined;
  /** Direction of the list of options. @default 'vertical' */
  orientation?: styles.RadioGroupVariants['orientation'];
  /** Whether `RadioCard`s are separate panels, or rows of the panel around the group. @default 'cards' */
  variant?: styles.RadioGroupVariants['variant'];
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** Selects one of a few options. Arrow keys move the selection, as in every radio group. */
export function RadioGroup(props: RadioGroupProps) {
  const { children, value, defaultValue, onChange, orientation, variant, ...fieldProps } = props;
  const { name, isRequired, isDisabled = false } = props;
  const ownName = useId();
  const { field, rootProps, elementProps } = useField(fieldProps);
  const [selected, setSelected] = useControlled(value, defaultValue, onChange);
  const context = {
    name: name ?? ownName,
    value: selected,
    isDisabled,
    select: (next: string) => {
      field.onEdit();
      setSelected(next);
    },
  };
  return (
    <FieldGroup
      // The group role does not support `aria-required`.
      {...(isRequired && { role: 'radiogroup', 'aria-required': true })}
      {...rootProps}
      {...elementProps}
      field={field}
      onLeave={() => field.onLeave(context.value ?? '')}
      className={joinClass(styles.root, props.className)}
    >
      <RadioGroupContext value={context}>
        <div className={styles.radios({ orientation, variant })}>{children}</div>
      </RadioGroupContext>
    </FieldGroup>
  );
}
