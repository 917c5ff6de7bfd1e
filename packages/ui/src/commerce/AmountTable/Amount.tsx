import { type Minor, minor, type PriceFormat } from '@mallard/domain/money';
import { spokenPrice } from '../../foundations/Price/renderPrice.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';

/** One part of a total. */
export interface AmountRow {
  /** Label of the amount. */
  label: string;
  /** Minor units, not negative; `null` shows a dash for an unknown amount. */
  amount: Minor | null;
  /** Whether it is subtracted; shown with a minus, in amber. @default false */
  isSaving?: boolean | undefined;
  /** Text for an amount of 0, for example "free". */
  zeroLabel?: string | undefined;
  /** Previous amount in minor units; marks the row until the change is accepted. */
  previous?: Minor | undefined;
}

type RowFormat = Pick<AmountRow, 'isSaving' | 'zeroLabel'>;

/** Formats an amount of a row: a saving with a minus, 0 as the row's `zeroLabel`. */
export function formatRow({ isSaving = false, zeroLabel }: RowFormat, amount: Minor, format: PriceFormat): string {
  if (amount === 0 && zeroLabel !== undefined) return zeroLabel;
  return format.format(isSaving ? minor(0 - amount) : amount);
}

interface AmountProps extends RowFormat {
  /** Minor units, not negative. */
  amount: Minor;
}

/**
 * The amount of a row. Screen readers get the name of the currency, because many read its symbol as
 * the yen's.
 */
export function Amount({ amount, isSaving = false, zeroLabel }: AmountProps) {
  const t = useMessages('foundations', 'Price');
  const format = usePriceFormat();
  if (amount === 0 && zeroLabel !== undefined) return <span>{zeroLabel}</span>;
  return (
    <>
      <VisuallyHidden>{spokenPrice(isSaving ? minor(0 - amount) : amount, t, format)}</VisuallyHidden>
      <bdi aria-hidden="true" translate="no" dir={format.direction}>
        {formatRow({ isSaving, zeroLabel }, amount, format)}
      </bdi>
    </>
  );
}
