import type { FieldsetHTMLAttributes, ReactNode, Ref } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, NativeProps, ReadValue } from '../Field/FieldProps.ts';
import { useFieldOf } from '../Field/useField.ts';
import { FormContext, noForm } from '../Form/FormContext.ts';
import * as styles from './CheckboxGroup.css.ts';

/** One option of a CheckboxGroup. */
export interface CheckboxGroupItem {
  /** Value passed to `onChange`. */
  id: string;
  /** Label of the option. */
  label: ReactNode;
  /** What selecting it means. */
  description?: string | undefined;
  /** Whether it is disabled; "select all" does not change it. @default false */
  isDisabled?: boolean | undefined;
}

export interface CheckboxGroupProps
  extends FieldProps<readonly string[]>,
    NativeProps<FieldsetHTMLAttributes<HTMLFieldSetElement>> {
  /** The options, in order. */
  items: readonly CheckboxGroupItem[];
  /** Selected ids, when controlled. */
  value?: readonly string[] | undefined;
  /** Initially selected ids, when uncontrolled. @default [] */
  defaultValue?: readonly string[] | undefined;
  /**
   * Called with all selected ids: those of the items in their order, then any that are not among
   * the items. A form submits only the former.
   */
  onChange?: ((ids: string[]) => void) | undefined;
  /** Whether a box above the others selects all or none. @default false */
  hasSelectAll?: boolean | undefined;
  /** Direction of the list of boxes. @default 'vertical' */
  orientation?: styles.CheckboxGroupVariants['orientation'];
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const noValues: readonly string[] = [];
const readTicks: ReadValue<readonly string[]> = (values, name) => values.getAll(name).map(String);

/** A group of checkboxes with an optional "select all" box. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { items, value, defaultValue = noValues, onChange, hasSelectAll = false, orientation, ...fieldProps } = props;
  const { label, name, isRequired } = props;
  const t = useMessages('forms', 'CheckboxGroup');
  const { field, rootProps, elementProps } = useFieldOf(fieldProps, readTicks);
  const [selectedIds, setSelectedIds] = useControlled(value, defaultValue, onChange);
  const selected = new Set(selectedIds);
  const changeable = items.filter((item) => !item.isDisabled);
  // When all items are disabled, "select all" shows their state.
  const counted = changeable.length > 0 ? changeable : items;
  const hasSome = counted.some((item) => selected.has(item.id));
  const hasAll = hasSome && counted.every((item) => selected.has(item.id));

  function choose(isChosen: (item: CheckboxGroupItem) => boolean) {
    const itemIds = new Set(items.map((item) => item.id));
    const ids = [
      ...items.filter(isChosen).map((item) => item.id),
      ...[...selected].filter((other) => !itemIds.has(other)),
    ];
    field.onEdit();
    setSelectedIds(ids);
  }

  const boxes = items.map((item) => (
    <Checkbox
      key={item.id}
      name={name}
      value={item.id}
      description={item.description}
      isDisabled={item.isDisabled}
      isSelected={selected.has(item.id)}
      onChange={(isTicked) => choose(({ id: other }) => (other === item.id ? isTicked : selected.has(other)))}
    >
      {item.label}
    </Checkbox>
  ));
  return (
    <FieldGroup
      {...rootProps}
      {...elementProps}
      field={field}
      legend={
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
      // As the form submits it, without disabled items.
      onLeave={() => field.onLeave(changeable.filter((item) => selected.has(item.id)).map((item) => item.id))}
    >
      {/* The group is one field of the form: its boxes must not repeat its error. */}
      <FormContext value={noForm}>
        {hasSelectAll && (
          <Checkbox
            isSelected={hasAll}
            isIndeterminate={hasSome && !hasAll}
            isDisabled={changeable.length === 0}
            onChange={() => choose((item) => (item.isDisabled ? selected.has(item.id) : !hasAll))}
          >
            {t('selectAll')}
          </Checkbox>
        )}
        <div className={styles.boxes({ orientation, isNested: hasSelectAll })}>{boxes}</div>
      </FormContext>
    </FieldGroup>
  );
}
