import { formatPrice, type Minor } from '@mallard/domain/money';
import type { Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Price } from '../Price/Price.tsx';
import * as styles from './CartBar.css.ts';

export interface CartBarProps {
  /** What there is to pay, minor units. */
  total: Minor;
  /** What is saved, minor units; the total is amber then. */
  saved?: Minor | undefined;
  /** Word before the total. @default "Total" in the reader's language */
  totalLabel?: string | undefined;
  /** What the button says. */
  actionLabel: string;
  onAction: () => void;
  /** @default false */
  isDisabled?: boolean | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /** Draws the box that selects every line. */
  selectAll?: { state: 'all' | 'some' | 'none'; onChange: (isSelected: boolean) => void } | undefined;
  /** Whether it stands on the bottom navigation. @default false */
  isAboveNav?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Total and main action of cart and checkout at the lower edge of phones. */
export function CartBar(props: CartBarProps) {
  const {
    total,
    saved,
    totalLabel,
    actionLabel,
    onAction,
    isDisabled = false,
    isPending = false,
    selectAll,
    isAboveNav = false,
  } = props;
  const words = useCommerceWords();
  const hasSaved = saved !== undefined && saved > 0;
  return (
    <div ref={props.ref} data-action-bar className={joinClass(styles.root({ isAboveNav }), props.className)}>
      {selectAll && (
        <Checkbox
          isSelected={selectAll.state === 'all'}
          isIndeterminate={selectAll.state === 'some'}
          onChange={selectAll.onChange}
        >
          {words.selectAll}
        </Checkbox>
      )}
      <div className={styles.amounts}>
        <span className={styles.total}>
          {totalLabel ?? words.total}
          <Price size="lg" amount={total} tone={hasSaved ? 'deal' : 'regular'} />
        </span>
        {hasSaved && <span className={styles.saved}>{words.saved(formatPrice(saved))}</span>}
      </div>
      <Button size="lg" isDisabled={isDisabled} isPending={isPending} onPress={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
}
