import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, ReadValue } from '../Field/FieldProps.ts';
import { useFieldOf } from '../Field/useField.ts';
import { FormContext, noForm } from '../Form/FormContext.ts';
import * as styles from './CheckboxGroup.css.ts';

/** One choice of a CheckboxGroup. */
export interface CheckboxGroupItem {
  /** What `onChange` gets. */
  id: string;
  /** The words. */
  label: ReactNode;
  /** What choosing it means. */
  description?: string | undefined;
  /** Whether it cannot be changed; "select all" then leaves it as it is. @default false */
  isDisabled?: boolean | undefined;
}

type NativeProps = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'style' | 'children' | 'defaultValue' | 'onChange' | 'name' | 'disabled' | 'aria-label' | 'aria-labelledby'
>;

export interface CheckboxGroupProps extends FieldProps<readonly string[]>, NativeProps {
  /** The choices, in order. */
  items: readonly CheckboxGroupItem[];
  /** Ids of what is chosen, when the owner keeps them. */
  value?: readonly string[] | undefined;
  /** Ids of what is chosen at first, when the group keeps them. @default [] */
  defaultValue?: readonly string[] | undefined;
  /**
   * Called with the ids of all that is now chosen, in the order of the items, then of what is chosen but not among them; a form
   * gets only the former.
   */
  onChange?: ((ids: string[]) => void) | undefined;
  /** Whether a box above the others chooses all of them, or none. @default false */
  hasSelectAll?: boolean | undefined;
  /** Words of that box. @default "Select all" in the reader's language */
  selectAllLabel?: string | undefined;
  /** Whether boxes stand below or beside one another. @default 'vertical' */
  orientation?: styles.CheckboxGroupVariants['orientation'];
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const nobody: readonly string[] = [];
const readTicks: ReadValue<readonly string[]> = (values, name) => values.getAll(name).map(String);

/** Some choices of a few, and a box that stands for all of them. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, isLabelHidden, name, description, errorMessage, validate, isRequired, isDisabled, id, ...others } =
    props;
  const { items, value, defaultValue = nobody, onChange, hasSelectAll = false, orientation, ...more } = others;
  const { selectAllLabel, ...rest } = more;
  const t = useMessages('forms', 'CheckboxGroup');
  const field = useFieldOf({ name, description, errorMessage, validate, isRequired, isDisabled }, id, readTicks);
  const [own, setOwn] = useState(defaultValue);
  const chosen = new Set(value ?? own);
  const changeable = items.filter((item) => !item.isDisabled);
  // Where nothing can be changed, the box above says how they stand.
  const counted = changeable.length > 0 ? changeable : items;
  const hasSome = counted.some((item) => chosen.has(item.id));
  const hasAll = hasSome && counted.every((item) => chosen.has(item.id));

  function choose(isChosen: (item: CheckboxGroupItem) => boolean) {
    const known = new Set(items.map((item) => item.id));
    const ids = [...items.filter(isChosen).map((item) => item.id), ...[...chosen].filter((other) => !known.has(other))];
    field.onMend();
    setOwn(ids);
    onChange?.(ids);
  }

  const boxes = items.map((item) => (
    <Checkbox
      key={item.id}
      name={name}
      value={item.id}
      description={item.description}
      isDisabled={item.isDisabled}
      isSelected={chosen.has(item.id)}
      onChange={(isTicked) => choose(({ id: other }) => (other === item.id ? isTicked : chosen.has(other)))}
    >
      {item.label}
    </Checkbox>
  ));
  return (
    <FieldGroup
      {...rest}
      {...{ isLabelHidden, description, isDisabled }}
      label={
        isRequired ? (
          <>
            <span>{label}</span>
            <span> </span>
            <VisuallyHidden>{t('required')}</VisuallyHidden>
          </>
        ) : (
          label
        )
      }
      ids={field.ids}
      error={field.error}
      describedBy={field.describedBy(rest['aria-describedby'])}
      // As a form would send it, without what cannot be changed.
      onLeave={() => field.onLeave(changeable.filter((item) => chosen.has(item.id)).map((item) => item.id))}
    >
      {/* To the form they are one field: a box does not say the group's error once more. */}
      <FormContext value={noForm}>
        {hasSelectAll && (
          <Checkbox
            isSelected={hasAll}
            isIndeterminate={hasSome && !hasAll}
            isDisabled={changeable.length === 0}
            onChange={() => choose((item) => (item.isDisabled ? chosen.has(item.id) : !hasAll))}
          >
            {selectAllLabel ?? t('selectAll')}
          </Checkbox>
        )}
        <div className={styles.boxes({ orientation, isNested: hasSelectAll })}>{boxes}</div>
      </FormContext>
    </FieldGroup>
  );
}
