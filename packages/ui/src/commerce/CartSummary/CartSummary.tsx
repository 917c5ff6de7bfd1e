import { formatPrice, type Minor } from '@mallard/domain/money';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { type AmountRow, AmountTable } from '../AmountTable/AmountTable.tsx';
import * as styles from './CartSummary.css.ts';

export interface CartSummaryProps {
  rows: readonly AmountRow[];
  /** What the selected lines cost after all savings, minor units. */
  total: Minor;
  /** Pieces in the selected lines. */
  selectedCount: number;
  /** What is saved against the prices asked before, minor units. */
  saved?: Minor | undefined;
  /** Whether the server has not priced the latest change yet. @default false */
  isStale?: boolean | undefined;
  /** Whether checkout is on its way. @default false */
  isPending?: boolean | undefined;
  onCheckout: () => void;
  /** Between title and amounts: the row that opens the coupons. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** What the selected lines cost, beside the cart from 1024 px on and below it on phones, where `CartBar` has the button. */
export function CartSummary(props: CartSummaryProps) {
  const {
    rows,
    total,
    selectedCount,
    saved,
    isStale = false,
    isPending = false,
    onCheckout,
    children,
    className,
  } = props;
  const words = useCommerceWords();
  return (
    <section ref={props.ref} aria-label={words.summary} className={joinClass(styles.root, className)}>
      <h2 className={styles.title}>{words.summary}</h2>
      {children}
      <AmountTable rows={rows} total={{ label: words.total, amount: total }} isStale={isStale} />
      <div className={styles.actions}>
        <Button size="lg" isFullWidth isPending={isPending} isDisabled={selectedCount === 0} onPress={onCheckout}>
          {selectedCount > 0 ? words.checkoutWithCount(selectedCount) : words.checkout}
        </Button>
        {saved !== undefined && saved > 0 && <p className={styles.note}>{words.savedNote(formatPrice(saved))}</p>}
      </div>
    </section>
  );
}
