import { MAX_MINOR } from '@mallard/domain/money';
import { NumberField, type NumberFieldProps } from '@mallard/ui/NumberField';
import { Select } from '@mallard/ui/Select';

interface ChoiceProps<Id extends string> {
  label: string;
  ids: readonly Id[];
  labelOf: (id: Id) => string;
  value: Id;
  onChange: (id: Id) => void;
}

/** A select of ids that keeps their type. */
export function Choice<Id extends string>({ label, ids, labelOf, value, onChange }: ChoiceProps<Id>) {
  const items = ids.map((id) => ({ id, label: labelOf(id) }));
  return (
    <Select
      label={label}
      items={items}
      value={value}
      onChange={(id) => onChange(ids.find((each) => each === id) ?? value)}
    />
  );
}

/** A number that isn't negative, such as an amount in minor units. */
export function AmountField(props: NumberFieldProps) {
  return <NumberField minValue={0} maxValue={MAX_MINOR} hasButtons={false} {...props} />;
}
