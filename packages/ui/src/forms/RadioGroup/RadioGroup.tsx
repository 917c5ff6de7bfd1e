import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
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
  /** The chosen value, when the owner keeps it. */
  value?: string | undefined;
  /** The value chosen at first, when the group keeps it. */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether radios stand below or beside one another. @default 'vertical' */
  orientation?: styles.RadioGroupVariants['orientation'];
  /** Whether `RadioCard`s are panels of their own, or rows of the panel that holds the group. @default 'cards' */
  variant?: styles.RadioGroupVariants['variant'];
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** One choice of a few. The arrow keys move it, as in every group of radios. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden, name, description, errorMessage, validate, isRequired, isDisabled, id, ...others } =
    props;
  const { children, value, defaultValue, onChange, orientation, variant, className, ...rest } = others;
  const ownName = useId();
  const field = useField({ name, description, errorMessage, validate, isRequired, isDisabled }, id);
  const [own, setOwn] = useState(defaultValue);
  const context = {
    name: name ?? ownName,
    value: value ?? own,
    isDisabled: isDisabled ?? false,
    select: (next: string) => {
      field.onMend();
      setOwn(next);
      onChange?.(next);
    },
  };
  return (
    <FieldGroup
      // A plain group cannot say that it needs an answer.
      {...(isRequired && { role: 'radiogroup', 'aria-required': true })}
      {...rest}
      {...{ label, isLabelHidden, description, isDisabled }}
      ids={field.ids}
      error={field.error}
      describedBy={field.describedBy(rest['aria-describedby'])}
      onLeave={() => field.onLeave(context.value ?? '')}
      className={joinClass(styles.root, className)}
    >
      <RadioGroupContext value={context}>
        <div className={styles.radios({ orientation, variant })}>{children}</div>
      </RadioGroupContext>
    </FieldGroup>
  );
}
