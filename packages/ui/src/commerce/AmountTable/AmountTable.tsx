import { formatPrice, type Minor, minor } from '@mallard/domain/money';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Price } from '../Price/Price.tsx';
import { type PriceWords, priceWords } from '../Price/Price.words.ts';
import { priceParts } from '../Price/priceParts.ts';
import * as styles from './AmountTable.css.ts';
import { amountTableWords } from './AmountTable.words.ts';
import { useSpokenUpdate } from './useSpokenUpdate.ts';

/** One amount of a total. */
export interface AmountRow {
  /** What it is for. */
  label: string;
  /** Minor units, not negative. */
  amount: Minor;
  /** Whether it is taken off; written with a minus, in amber. @default false */
  isSaving?: boolean | undefined;
  /** What to say instead of an amount of 0, for example "free". */
  zeroLabel?: string | undefined;
  /** What it was before it changed, minor units; marks the row until the change is accepted. */
  previous?: Minor | undefined;
}

export interface AmountTableProps extends Omit<HTMLAttributes<HTMLDListElement>, 'style' | 'children'> {
  /** The parts, in the order in which they add up. */
  rows: readonly AmountRow[];
  /**
   * The amount to pay; amber only if something was saved: by one of the rows, or, where `isReduced`, because the goods cost less
   * than they did. `previous` as in the rows.
   */
  total: { label: string; amount: Minor; previous?: Minor | undefined; isReduced?: boolean | undefined };
  /** Whether the server has not priced the latest change yet. @default false */
  isStale?: boolean | undefined;
  ref?: Ref<HTMLDListElement> | undefined;
}

/** How a total came about. */
export function AmountTable({ rows, total, isStale = false, className, ...rest }: AmountTableProps) {
  const words = useWords(amountTableWords);
  const prices = useWords(priceWords);
  const hasSaving = total.isReduced || rows.some(({ isSaving, amount }) => isSaving && amount > 0);
  const hasChanged = isChanged(total);
  useSpokenUpdate(isStale);
  return (
    <dl {...rest} aria-busy={isStale} data-stale={isStale || undefined} className={joinClass(styles.root, className)}>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name
        <div key={place} className={styles.row} data-changed={isChanged(row) || undefined}>
          <dt className={styles.term}>{row.label}</dt>
          <dd className={row.isSaving && row.amount > 0 ? styles.saving : styles.amount}>
            {isChanged(row) && <span className={styles.was}>{words.was(written(row, row.previous))}</span>}
            {drawAmount(row, prices)}
          </dd>
        </div>
      ))}
      <div className={styles.total} data-changed={hasChanged || undefined}>
        <dt>
          <span>{total.label}</span>
          {isStale && (
            <span aria-hidden="true" className={styles.busy}>
              <Spinner label="" />
              <span>{words.updating}</span>
            </span>
          )}
        </dt>
        <dd className={styles.amount}>
          {hasChanged && <span className={styles.was}>{words.was(formatPrice(total.previous))}</span>}
          <Price size="lg" amount={total.amount} tone={isStale ? 'inherit' : hasSaving ? 'deal' : 'regular'} />
        </dd>
      </div>
    </dl>
  );
}

function isChanged<Amount extends { amount: Minor; previous?: Minor | undefined }>(
  one: Amount,
): one is Amount & { previous: Minor } {
  return one.previous !== undefined && one.previous !== one.amount;
}

function written({ isSaving = false, zeroLabel }: AmountRow, amount: Minor): string {
  if (amount === 0 && zeroLabel !== undefined) return zeroLabel;
  return formatPrice(isSaving ? minor(0 - amount) : amount);
}

/** Says the currency by its name, as the total does: many voices take its sign for the yen's. */
function drawAmount(row: AmountRow, words: PriceWords): ReactNode {
  const { amount, isSaving = false, zeroLabel } = row;
  if (amount === 0 && zeroLabel !== undefined) return <span>{zeroLabel}</span>;
  const { integer, fraction } = priceParts(amount);
  return (
    <>
      <VisuallyHidden>{words.amount(integer + fraction, words.yuan, isSaving && amount > 0)}</VisuallyHidden>
      <bdi aria-hidden="true" translate="no">
        {written(row, amount)}
      </bdi>
    </>
  );
}
