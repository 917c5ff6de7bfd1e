import { formatPrice, type Minor, minor } from '@mallard/domain/money';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { PriceWords } from '../Price/Price.words.ts';
import { priceParts } from '../Price/priceParts.ts';
import type { AmountRow } from './AmountTable.tsx';

type RowFormat = Pick<AmountRow, 'isSaving' | 'zeroLabel'>;

/** Formats an amount of a row: a saving with a minus, 0 as the row's `zeroLabel`. */
export function formatRow({ isSaving = false, zeroLabel }: RowFormat, amount: Minor): string {
  if (amount === 0 && zeroLabel !== undefined) return zeroLabel;
  return formatPrice(isSaving ? minor(0 - amount) : amount);
}

/** Renders the amount of a row. Screen readers get the currency by its name, because many of them read its sign as the yen's. */
export function renderAmount(row: RowFormat, amount: Minor, words: PriceWords): ReactNode {
  const { isSaving = false, zeroLabel } = row;
  if (amount === 0 && zeroLabel !== undefined) return <span>{zeroLabel}</span>;
  const { integer, fraction } = priceParts(amount);
  return (
    <>
      <VisuallyHidden>{words.amount(integer + fraction, words.yuan, isSaving && amount > 0)}</VisuallyHidden>
      <bdi aria-hidden="true" translate="no">
        {formatRow(row, amount)}
      </bdi>
    </>
  );
}
