import type { HTMLAttributes, Ref } from 'react';
import { Check, CircleHelp, CircleSlash, Clock, Hourglass } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './StockBadge.css.ts';

/** Availability of a product. */
export type StockState = 'in' | 'low' | 'out' | 'preorder' | 'unknown';

export interface StockBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** `unknown` when the stock could not be loaded, and for any unknown state: shows no availability. */
  state: StockState;
  /** Number of items in stock; shown when it is low. Below 1, or not a number, means sold out. */
  left?: number | undefined;
  /** Maximum quantity per customer; shown for available products. */
  limitPerOrder?: number | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const glyphs: Record<StockState, Glyph> = {
  in: Check,
  low: Hourglass,
  out: CircleSlash,
  preorder: Clock,
  unknown: CircleHelp,
};

/** Shows the availability of a product as text and icon. */
export function StockBadge({ state, left, limitPerOrder, className, ...remainingProps }: StockBadgeProps) {
  const t = useMessages('product', 'StockBadge');
  const isFew = state === 'low' && left !== undefined;
  const shown = isFew && !(left >= 1) ? 'out' : Object.hasOwn(glyphs, state) ? state : 'unknown';
  const canBuy = shown !== 'out' && shown !== 'unknown';
  return (
    <span {...remainingProps} className={joinClass(styles.root({ state: shown }), className)}>
      <Icon glyph={glyphs[shown]} size="sm" className={styles.icon} />
      <span>{isFew && shown === 'low' ? t('stockLeft', { count: left }) : t(`states.${shown}`)}</span>
      {canBuy && limitPerOrder !== undefined && limitPerOrder >= 1 && (
        <span className={styles.limit}>{t('purchaseLimit', { limit: limitPerOrder })}</span>
      )}
    </span>
  );
}
