import { minor } from '@mallard/domain/money';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { CloudOff } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import * as styles from './CartLine.css.ts';
import type { CartLineItem } from './CartLineItem.ts';
import { stockNotice } from './stockNotice.ts';

/** Whether a line cannot be bought, or has changed since it was added. */
export function hasNotice(line: CartLineItem): boolean {
  return isUnavailable(line) || stockNotice(line) !== undefined || isExcluded(line) || line.price !== line.addedPrice;
}

/** Whether a line can no longer be bought in any quantity. */
export function isUnavailable({ status }: CartLineItem): boolean {
  return status === 'soldOut' || status === 'offSale';
}

function isExcluded({ status, isSelected }: CartLineItem): boolean {
  return status === 'insufficient' && isSelected;
}

interface LineNoticesProps {
  /** Describes the line's link. */
  id: string;
  line: CartLineItem;
  isQueued: boolean;
  /** The parent's own notice. */
  children: ReactNode;
}

/** Why a line cannot be bought, what has changed since it was added, and what is queued until it is online. */
export function LineNotices({ id, line, isQueued, children }: LineNoticesProps) {
  const t = useMessages('cart', 'CartLine');
  return (
    <div id={id} className={styles.notices}>
      {isUnavailable(line) ? (
        <p className={styles.problem}>{line.status === 'soldOut' ? t('soldOut') : t('offSale')}</p>
      ) : (
        <Changes line={line} />
      )}
      {isQueued && (
        <p className={styles.queued}>
          <Icon glyph={CloudOff} size="sm" />
          <span>{t('savedOffline')}</span>
        </p>
      )}
      {children}
    </div>
  );
}

function Changes({ line }: { line: CartLineItem }) {
  const t = useMessages('cart', 'CartLine');
  const format = usePriceFormat();
  const { stock } = line;
  const notice = stockNotice(line);
  const difference = line.price - line.addedPrice;
  return (
    <>
      {notice === 'short' && <p className={styles.problem}>{t('insufficient', { stock })}</p>}
      {isExcluded(line) && <p className={styles.problem}>{t('excludedFromTotal')}</p>}
      {notice === 'few' && <p className={styles.change}>{t('lowStock', { stock })}</p>}
      {difference !== 0 && (
        <p className={difference < 0 ? styles.successNotice : styles.change}>
          {t(difference < 0 ? 'priceDecreased' : 'priceIncreased', {
            amount: format.format(minor(Math.abs(difference))),
          })}
        </p>
      )}
    </>
  );
}

interface LineFailureProps {
  /** Describes the line's link. */
  id: string;
  /** The product of the line with its options. */
  name: string;
  /** Why the last change failed. */
  message: string;
  onRetry: (() => void) | undefined;
}

/** The error of the last change, with a retry button. */
export function LineFailure({ id, name, message, onRetry }: LineFailureProps) {
  const t = useMessages('cart', 'CartLine');
  const tShared = useMessages('shared', 'common');
  return (
    <div ref={restoreFocus} className={styles.failure}>
      <p id={id} role="alert" className={styles.problem}>
        {message}
      </p>
      {onRetry && (
        <Button variant="quiet" size="sm" aria-label={t('retryItem', { title: name })} onPress={onRetry}>
          {tShared('retry')}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the line's link when the focused button disappears with the error. */
function restoreFocus(failure: HTMLElement | null): (() => void) | undefined {
  const title = failure?.closest('li')?.querySelector<HTMLElement>('[data-part="title"]');
  if (!failure || !title) return undefined;
  return () => {
    if (failure.contains(document.activeElement)) title.focus();
  };
}
