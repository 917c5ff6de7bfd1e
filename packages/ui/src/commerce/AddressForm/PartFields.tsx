import { DETAIL_ADDRESS_MAX_LENGTH } from '@mallard/domain/validation';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './AddressForm.css.ts';
import type { AddressFormLayout, AddressFormPart } from './AddressFormValues.ts';

interface PartFieldsProps {
  layout: AddressFormLayout;
  values: Readonly<Record<AddressFormPart, string>>;
  onChange: (part: AddressFormPart, value: string) => void;
  /** Returns the error of a part. */
  check: (part: AddressFormPart) => () => string | undefined;
}

const autoComplete = {
  detailAddress: 'street-address',
  county: 'address-level3',
  city: 'address-level2',
  province: 'address-level1',
  postcode: 'postal-code',
} as const satisfies Record<AddressFormPart, string>;

/** The parts of an address as text fields, in the lines and the order of its country. */
export function PartFields({ layout, values, onChange, check }: PartFieldsProps) {
  const t = useMessages('address', 'AddressForm');
  const labels: Record<AddressFormPart, string> = {
    detailAddress: t('detailAddress'),
    county: t('district'),
    city: t('city'),
    province: t(`provinceKinds.${layout.provinceKind}`),
    postcode: t(`postcodeKinds.${layout.postcodeKind}`),
  };
  return layout.lines.map((line) => (
    <div key={line.join()} className={styles.line}>
      {line.map((part) => {
        const isRequired = layout.required.includes(part);
        return (
          <TextField
            key={part}
            name={part}
            label={labels[part]}
            description={isRequired ? undefined : t('optional')}
            value={values[part]}
            onChange={(value) => onChange(part, value)}
            validate={check(part)}
            autoComplete={autoComplete[part]}
            maxLength={part === 'detailAddress' ? DETAIL_ADDRESS_MAX_LENGTH : undefined}
            isRequired={isRequired}
          />
        );
      })}
    </div>
  ));
}
