import type { Minor } from '@mallard/domain/money';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { StickyActionBar } from '../../actions/StickyActionBar/StickyActionBar.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { UnknownTotal } from '../AmountTable/UnknownTotal.tsx';
import { useSpokenUpdate } from '../AmountTable/useSpokenUpdate.ts';
import type { GroupSelection } from '../CartGroup/CartGroup.tsx';
import * as styles from './CartBar.css.ts';

export interface CartBarProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** The amount to pay, minor units; `null` while it is unknown. */
  total: Minor | null;
  /** The saved amount, minor units; the total is amber then. */
  saved?: Minor | undefined;
  /** Label of the total. @default "Total" in the reader's language */
  totalLabel?: string | undefined;
  /** Called when the total is pressed, to show its parts; without it, the total is plain text. */
  onDetails?: (() => void) | undefined;
  /** Label of the button. */
  actionLabel: string;
  /** Called when the button is pressed. */
  onAction: () => void;
  /** Whether the action is unavailable because nothing is selected. @default false */
  isDisabled?: boolean | undefined;
  /** Why the action is unavailable: shown above the line, and as the description of the button. */
  unavailableReason?: string | undefined;
  /**
   * Whether the server has not priced the latest change yet: the total loses its color, and an
   * announced "updating" text replaces the saving. @default false
   */
  isStale?: boolean | undefined;
  /** Whether the action is running. @default false */
  isPending?: boolean | undefined;
  /** How many of the lines are selected; without it there is no checkbox. */
  selection?: GroupSelection | undefined;
  /** Called with whether to select all lines. */
  onSelectionChange?: ((isSelected: boolean) => void) | undefined;
  /** Whether the bottom navigation is below it. @default false */
  isAboveNav?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Total and main action of cart and checkout at the lower edge of pages below 1024 px. */
export function CartBar(props: CartBarProps) {
  const {
    total,
    saved,
    totalLabel,
    onDetails,
    actionLabel,
    onAction,
    isDisabled = false,
    unavailableReason,
    isPending = false,
    selection,
    onSelectionChange,
    isAboveNav = false,
    isStale = false,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('commerce', 'CartBar');
  const format = usePriceFormat();
  const reasonId = useId();
  const tAmountTable = useMessages('commerce', 'AmountTable');
  useSpokenUpdate(isStale);
  const hasSaved = saved !== undefined && saved > 0;
  const savedText = hasSaved && (isStale ? tAmountTable('updating') : t('saved', { amount: format.format(saved) }));
  const amounts = (
    <span className={styles.amounts}>
      <span className={styles.total} aria-busy={isStale}>
        <span>{totalLabel ?? t('total')}</span>
        {total === null ? (
          <UnknownTotal />
        ) : (
          <Price size="lg" amount={total} tone={isStale ? 'inherit' : hasSaved ? 'deal' : 'regular'} />
        )}
      </span>
      {(savedText || onDetails) && (
        <span className={styles.below}>
          {savedText && <span>{savedText}</span>}
          {onDetails && (
            <span className={styles.more}>
              <span>{t('details')}</span>
              <Icon glyph={ChevronDown} size="sm" />
            </span>
          )}
        </span>
      )}
    </span>
  );
  return (
    <StickyActionBar
      label={remainingProps['aria-label'] ?? t('bar')}
      placement="window"
      isAboveNav={isAboveNav}
      {...remainingProps}
      className={joinClass(styles.root, className)}
      {...(selection !== undefined && {
        start: (
          <Checkbox
            isSelected={selection === 'all'}
            isIndeterminate={selection === 'some'}
            onChange={onSelectionChange}
          >
            {t('selectAll')}
          </Checkbox>
        ),
      })}
      {...(unavailableReason !== undefined && {
        tip: (
          <p id={reasonId} className={styles.reason}>
            {unavailableReason}
          </p>
        ),
      })}
      summary={
        onDetails ? (
          <button type="button" className={styles.details} onClick={onDetails}>
            {amounts}
          </button>
        ) : (
          amounts
        )
      }
    >
      <Button
        size="lg"
        className={styles.action}
        aria-describedby={unavailableReason === undefined ? undefined : reasonId}
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={onAction}
      >
        {actionLabel}
      </Button>
    </StickyActionBar>
  );
}
