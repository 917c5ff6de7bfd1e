import type { Minor } from '@mallard/domain/money';
import type { HTMLAttributes, Ref } from 'react';
import { Price } from '../../foundations/Price/Price.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Amount, type AmountRow, formatRow } from './Amount.tsx';
import * as styles from './AmountTable.css.ts';
import { UnknownTotal } from './UnknownTotal.tsx';
import { useSpokenUpdate } from './useSpokenUpdate.ts';

export interface AmountTableProps extends Omit<HTMLAttributes<HTMLDListElement>, 'style' | 'children'> {
  /** The parts, in the order in which they add up. */
  rows: readonly AmountRow[];
  /**
   * The amount to pay. It is amber only after a saving: by one of the rows, or, with `isReduced`,
   * because prices fell. `previous` and an amount of `null` work as in the rows.
   */
  total: { label: string; amount: Minor | null; previous?: Minor | undefined; isReduced?: boolean | undefined };
  /** Whether the server has not priced the latest change yet. @default false */
  isStale?: boolean | undefined;
  ref?: Ref<HTMLDListElement> | undefined;
}

/** The parts of a total, and the total. */
export function AmountTable({ rows, total, isStale = false, className, ...remainingProps }: AmountTableProps) {
  const t = useMessages('commerce', 'AmountTable');
  const format = usePriceFormat();
  const hasSaving = total.isReduced || rows.some(isDeducted);
  const hasChanged = isChanged(total);
  useSpokenUpdate(isStale);
  return (
    <dl
      {...remainingProps}
      aria-busy={isStale}
      data-stale={isStale || undefined}
      className={joinClass(styles.root, className)}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
        <div key={index} className={styles.row} data-changed={isChanged(row) || undefined}>
          <dt className={styles.term}>{row.label}</dt>
          <dd className={isDeducted(row) ? styles.saving : styles.amount}>
            {isChanged(row) && (
              <span className={styles.was}>
                {t('previousAmount', { amount: formatRow(row, row.previous, format) })}
              </span>
            )}
            {row.amount === null ? (
              <>
                <VisuallyHidden>{t('calculating')}</VisuallyHidden>
                <span aria-hidden="true" translate="no">
                  —
                </span>
              </>
            ) : (
              <Amount amount={row.amount} isSaving={row.isSaving} zeroLabel={row.zeroLabel} />
            )}
          </dd>
        </div>
      ))}
      <div className={styles.total} data-changed={hasChanged || undefined}>
        <dt>
          <span>{total.label}</span>
          {isStale && (
            <span aria-hidden="true" className={styles.busy}>
              <Spinner label="" />
              <span>{t('updating')}</span>
            </span>
          )}
        </dt>
        <dd className={styles.amount}>
          {hasChanged && (
            <span className={styles.was}>{t('previousAmount', { amount: format.format(total.previous) })}</span>
          )}
          {total.amount === null ? (
            <UnknownTotal />
          ) : (
            <Price size="lg" amount={total.amount} tone={isStale ? 'inherit' : hasSaving ? 'deal' : 'regular'} />
          )}
        </dd>
      </div>
    </dl>
  );
}

function isDeducted({ isSaving, amount }: AmountRow): boolean {
  return Boolean(isSaving) && amount !== null && amount > 0;
}

function isChanged<Amount extends { amount: Minor | null; previous?: Minor | undefined }>(
  one: Amount,
): one is Amount & { previous: Minor } {
  return one.previous !== undefined && one.amount !== null && one.previous !== one.amount;
}
