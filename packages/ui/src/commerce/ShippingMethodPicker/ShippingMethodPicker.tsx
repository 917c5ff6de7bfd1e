import type { Minor } from '@mallard/domain/money';
import type { Ref } from 'react';
import { RadioCard } from '../../forms/RadioGroup/RadioCard.tsx';
import { RadioGroup, type RadioGroupProps } from '../../forms/RadioGroup/RadioGroup.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import * as styles from './ShippingMethodPicker.css.ts';

/** A shipping method. */
export interface ShippingMethodOption {
  /** Code of the contract, for example `standard`. */
  code: string;
  name: string;
  /** Fee in minor units; 0 shows as "free". */
  fee: Minor;
  /** Estimated arrival, in words. */
  arrival?: string | undefined;
  /** Why it is unavailable; it stays in the list. */
  unavailableReason?: string | undefined;
}

export interface ShippingMethodPickerProps
  extends Omit<RadioGroupProps, 'children' | 'label' | 'value' | 'defaultValue' | 'orientation' | 'description'> {
  /** The methods, in order. */
  methods: readonly ShippingMethodOption[];
  /** Code of the selected method, `null` for none. A missing or unavailable method counts as none, with a message. */
  value: string | null;
  /** Called with the code of the selected method. */
  onChange: (code: string) => void;
  /** Whether fees are being updated. @default false */
  isStale?: boolean | undefined;
  /** @default "Delivery" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** Selects the shipping method, with fee and arrival of each. */
export function ShippingMethodPicker(props: ShippingMethodPickerProps) {
  const { methods, value, onChange, isStale = false, label, errorMessage, ...remainingProps } = props;
  const t = useMessages('checkout', 'ShippingMethodPicker');
  const format = usePriceFormat();
  const available = methods.filter(({ unavailableReason }) => unavailableReason === undefined);
  const isKnown = available.some(({ code }) => code === value);
  const problem = available.length === 0 ? t('noMethods') : value !== null && !isKnown ? t('unavailable') : undefined;
  return (
    <RadioGroup
      {...remainingProps}
      label={label ?? t('methods')}
      value={isKnown ? (value ?? '') : ''}
      onChange={onChange}
      aria-busy={isStale}
      errorMessage={errorMessage ?? problem}
    >
      {methods.map(({ code, name, fee, arrival, unavailableReason }) => (
        <RadioCard
          key={code}
          className={styles.method}
          value={code}
          title={name}
          unavailableReason={unavailableReason}
          end={
            unavailableReason === undefined && (
              <span className={styles.fee} data-stale={isStale || undefined}>
                {fee === 0 ? t('free') : format.format(fee)}
              </span>
            )
          }
        >
          {arrival}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
