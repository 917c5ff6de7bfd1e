import type { Minor } from '@mallard/domain/money';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { ChevronRight, TicketPercent } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Amount, type AmountRow } from '../AmountTable/Amount.tsx';
import { AmountTable } from '../AmountTable/AmountTable.tsx';
import * as styles from './CartSummary.css.ts';

/** The row of a `CartSummary` that opens the coupons. */
export interface SummaryCoupon {
  /** Saving of the applied coupon, minor units; 0 without one. */
  saving: Minor;
  /** Shown instead of a saving of 0, for example "2 to claim". */
  note: string;
  /** Whether the row cannot be pressed, because nothing is selected. @default false */
  isDisabled?: boolean | undefined;
  /** Called when the row is pressed. */
  onOpen: () => void;
}

export interface CartSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Products, savings and shipping, in the order in which they add up. */
  rows: readonly AmountRow[];
  /** Price of the selected lines after all savings, minor units; `null` while it is unknown. */
  total: Minor | null;
  /** Label of the total. @default "Total" in the reader's language */
  totalLabel?: string | undefined;
  /** The row above the amounts that opens the coupons; without it, there is none. */
  coupon?: SummaryCoupon | undefined;
  /** Number of items in the selected lines. */
  selectedCount: number;
  /** Saving compared with previous prices, minor units; the total is amber then. */
  saved?: Minor | undefined;
  /** Whether the server has not priced the latest change yet. @default false */
  isStale?: boolean | undefined;
  /** Whether the checkout is loading. @default false */
  isPending?: boolean | undefined;
  /** Called on checkout. */
  onCheckout: () => void;
  /** Whether pages below 1024 px have a `CartBar` with the button, so that it is not rendered twice. @default false */
  hasBar?: boolean | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The total of the selected lines of a cart, with the checkout button. */
export function CartSummary(props: CartSummaryProps) {
  const {
    rows,
    total,
    totalLabel,
    coupon,
    selectedCount,
    saved,
    isStale,
    isPending = false,
    onCheckout,
    hasBar = false,
    headingLevel = 2,
    className,
    ...elementProps
  } = props;
  const t = useMessages('cart', 'CartSummary');
  const format = usePriceFormat();
  const id = useId();
  const hasSaved = saved !== undefined && saved > 0;
  return (
    <section
      aria-labelledby={elementProps['aria-label'] === undefined ? `${id}-title` : undefined}
      {...elementProps}
      className={joinClass(styles.root, className)}
    >
      <Heading level={headingLevel} size="subtitle" id={`${id}-title`}>
        {t('summary')}
      </Heading>
      {coupon && (
        <button
          type="button"
          aria-haspopup="dialog"
          disabled={coupon.isDisabled}
          className={styles.coupon}
          onClick={coupon.onOpen}
        >
          <Icon glyph={TicketPercent} />
          <span className={styles.couponLabel}>{t('coupon')}</span>
          <span className={coupon.saving > 0 ? styles.couponSaving : styles.couponNote}>
            <Amount isSaving amount={coupon.saving} zeroLabel={coupon.note} />
          </span>
          <Icon glyph={ChevronRight} size="sm" isDirectional />
        </button>
      )}
      <AmountTable
        rows={rows}
        total={{ label: totalLabel ?? t('total'), amount: total, isReduced: hasSaved }}
        isStale={isStale}
      />
      <div className={styles.actions({ hasBar })}>
        <Button size="lg" isFullWidth isPending={isPending} isDisabled={selectedCount === 0} onPress={onCheckout}>
          {selectedCount > 0 ? t('checkoutWithCount', { count: selectedCount }) : t('checkout')}
        </Button>
        <p className={styles.note}>{hasSaved ? t('savedNote', { amount: format.format(saved) }) : t('note')}</p>
      </div>
    </section>
  );
}
