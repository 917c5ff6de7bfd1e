import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import * as styles from './RadioGroup.css.ts';
import { RadioGroupContext } from './RadioGroupContext.ts';

type NativeProps = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'style' | 'onChange' | 'name' | 'disabled'>;

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
  /** Whether the label is only for readers of the page's structure. @default false */
  isLabelHidden?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** One choice of a few. The arrow keys move it, as in every group of radios. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, description, errorMessage, isRequired, isDisabled = false, id, ...others } = props;
  const { children, value, defaultValue, onChange, orientation, isLabelHidden = false, className, ...rest } = others;
  const ownName = useId();
  const field = useField({ label, name, description, errorMessage, isRequired, isDisabled }, id);
  const [own, setOwn] = useState(defaultValue);
  const context = {
    name: name ?? ownName,
    value: value ?? own,
    isDisabled,
    select: (next: string) => {
      field.onMend();
      setOwn(next);
      onChange?.(next);
    },
  };
  return (
    <fieldset
      {...rest}
      id={field.ids.control}
      disabled={isDisabled}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={field.controlProps['aria-describedby']}
      className={joinClass(styles.root, className)}
    >
      {isLabelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={styles.label}>{label}</legend>
      )}
      {description !== undefined && (
        <p id={field.ids.description} className={styles.description}>
          {description}
        </p>
      )}
      <RadioGroupContext value={context}>
        <div className={styles.radios({ orientation })}>{children}</div>
      </RadioGroupContext>
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </fieldset>
  );
}
