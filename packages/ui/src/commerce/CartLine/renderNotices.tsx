import { minor, type PriceFormat } from '@mallard/domain/money';
import type { JSX, ReactNode } from 'react';
import { CloudOff } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { Translate } from '../../intl/createTranslate.ts';
import * as styles from './CartLine.css.ts';
import type { CartLineItem } from './CartLineItem.ts';
import { stockNotice } from './stockNotice.ts';

interface Notices {
  line: CartLineItem;
  isQueued: boolean;
  /** The parent's own notice. */
  more: ReactNode;
}

/**
 * Renders why a line cannot be bought, what has changed since it was added, and what is queued
 * until it is online. A function instead of a component, because a cart has many lines and few
 * notices.
 *
 * @returns `undefined` without notices
 */
export function renderNotices(
  { line, isQueued, more }: Notices,
  t: Translate<'commerce', 'CartLine'>,
  format: PriceFormat,
): JSX.Element | undefined {
  const lineNotices = renderLineNotices(line, t, format);
  if (!lineNotices && !isQueued && !more) return undefined;
  return (
    <>
      {lineNotices}
      {isQueued && (
        <p className={styles.queued}>
          <Icon glyph={CloudOff} size="sm" />
          <span>{t('savedOffline')}</span>
        </p>
      )}
      {more}
    </>
  );
}

function renderLineNotices(
  line: CartLineItem,
  t: Translate<'commerce', 'CartLine'>,
  format: PriceFormat,
): JSX.Element | undefined {
  const { status, stock, price, addedPrice, isSelected } = line;
  if (status === 'soldOut') return <p className={styles.problem}>{t('soldOut')}</p>;
  if (status === 'offSale') return <p className={styles.problem}>{t('offSale')}</p>;
  const difference = price - addedPrice;
  const notice = stockNotice(line);
  const isUncounted = status === 'insufficient' && isSelected;
  if (!notice && !isUncounted && difference === 0) return undefined;
  return (
    <>
      {notice === 'short' && <p className={styles.problem}>{t('insufficient', { stock })}</p>}
      {isUncounted && <p className={styles.problem}>{t('excludedFromTotal')}</p>}
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
