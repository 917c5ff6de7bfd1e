import { formatPrice, type Minor } from '@mallard/domain/money';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { type AmountRow, AmountTable } from '../AmountTable/AmountTable.tsx';
import * as styles from './CartSummary.css.ts';
import { cartSummaryWords } from './CartSummary.words.ts';

export interface CartSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Goods, savings and shipping, in the order in which they add up. */
  rows: readonly AmountRow[];
  /** What the selected lines cost after all savings, minor units. */
  total: Minor;
  /** Pieces in the selected lines. */
  selectedCount: number;
  /** What is saved against the prices asked before, minor units; the total is amber then. */
  saved?: Minor | undefined;
  /** Whether the server has not priced the latest change yet. @default false */
  isStale?: boolean | undefined;
  /** Whether checkout is on its way. @default false */
  isPending?: boolean | undefined;
  /** Called when the selected lines are to be bought. */
  onCheckout: () => void;
  /** Whether pages below 1024 px have a `CartBar` with the button, so that it is not drawn twice. @default false */
  hasBar?: boolean | undefined;
  /** Between title and amounts: the row that opens the coupons. */
  children?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** What the selected lines of a cart cost, with the way to buy them. */
export function CartSummary(props: CartSummaryProps) {
  const {
    rows,
    total,
    selectedCount,
    saved,
    isStale,
    isPending = false,
    onCheckout,
    hasBar = false,
    ...others
  } = props;
  const { children, headingLevel = 2, className, ...rest } = others;
  const words = useWords(cartSummaryWords);
  const id = useId();
  const hasSaved = saved !== undefined && saved > 0;
  return (
    <section
      aria-labelledby={rest['aria-label'] === undefined ? `${id}-title` : undefined}
      {...rest}
      className={joinClass(styles.root, className)}
    >
      <Heading level={headingLevel} size="subtitle" id={`${id}-title`}>
        {words.summary}
      </Heading>
      {children}
      <AmountTable rows={rows} total={{ label: words.total, amount: total, isReduced: hasSaved }} isStale={isStale} />
      <div className={styles.actions({ hasBar })}>
        <Button size="lg" isFullWidth isPending={isPending} isDisabled={selectedCount === 0} onPress={onCheckout}>
          {selectedCount > 0 ? words.checkoutWithCount(selectedCount) : words.checkout}
        </Button>
        {hasSaved && <p className={styles.note}>{words.savedNote(formatPrice(saved))}</p>}
      </div>
    </section>
  );
}
