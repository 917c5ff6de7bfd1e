import { formatPrice, type Minor, minor } from '@mallard/domain/money';
import type { Ref } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Price } from '../Price/Price.tsx';
import * as styles from './AmountTable.css.ts';

/** One amount of a total. */
export interface AmountRow {
  label: string;
  /** Minor units, not negative. */
  amount: Minor;
  /** Whether it is taken off; written with a minus, in amber. @default false */
  isSaving?: boolean | undefined;
  /** What to say instead of an amount of 0, for example "free". */
  zeroLabel?: string | undefined;
}

export interface AmountTableProps {
  rows: readonly AmountRow[];
  /** The amount to pay; amber only if something was saved. */
  total: { label: string; amount: Minor };
  /** Whether the server has not priced the latest change yet. @default false */
  isStale?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDListElement> | undefined;
}

/** How a total came about. */
export function AmountTable({ rows, total, isStale = false, className, ref }: AmountTableProps) {
  const words = useCommerceWords();
  const hasSaving = rows.some(({ isSaving, amount }) => isSaving && amount > 0);
  return (
    <>
      <dl ref={ref} aria-busy={isStale} className={joinClass(styles.root, className)}>
        {rows.map(({ label, amount, isSaving = false, zeroLabel }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.term}>{label}</dt>
            <dd className={isSaving && amount > 0 ? styles.saving : styles.amount}>
              {amount === 0 && zeroLabel !== undefined ? zeroLabel : formatPrice(isSaving ? minor(0 - amount) : amount)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {total.label}
            {isStale && <Spinner label="" className={styles.busy} />}
          </dt>
          <dd>
            <Price size="lg" amount={total.amount} tone={hasSaving ? 'deal' : 'regular'} />
          </dd>
        </div>
      </dl>
      <VisuallyHidden role="status">{isStale ? words.updating : ''}</VisuallyHidden>
    </>
  );
}
