import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './RadioGroup.css.ts';
import { RadioGroupContext } from './RadioGroupContext.ts';

type NativeProps = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'style' | 'onChange' | 'name' | 'disabled' | 'aria-label' | 'aria-labelledby'
>;

export interface RadioGroupProps extends FieldProps, NativeProps {
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
  const {
    label,
    isLabelHidden,
    name,
    description,
    errorMessage,
    validate,
    isRequired,
    isDisabled,
    id,
    ...remainingProps
  } = props;
  const { children, value, defaultValue, onChange, orientation, variant, className, ...elementProps } = remainingProps;
  const ownName = useId();
  const field = useField({ name, description, errorMessage, validate, isRequired, isDisabled }, id);
  const [selected, setSelected] = useControlled(value, defaultValue, onChange);
  const context = {
    name: name ?? ownName,
    value: selected,
    isDisabled: isDisabled ?? false,
    select: (next: string) => {
      field.onEdit();
      setSelected(next);
    },
  };
  return (
    <FieldGroup
      // The group role does not support `aria-required`.
      {...(isRequired && { role: 'radiogroup', 'aria-required': true })}
      {...elementProps}
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      isDisabled={isDisabled}
      ids={field.ids}
      error={field.error}
      describedBy={field.describedBy(elementProps['aria-describedby'])}
      onLeave={() => field.onLeave(context.value ?? '')}
      className={joinClass(styles.root, className)}
    >
      <RadioGroupContext value={context}>
        <div className={styles.radios({ orientation, variant })}>{children}</div>
      </RadioGroupContext>
    </FieldGroup>
  );
}
