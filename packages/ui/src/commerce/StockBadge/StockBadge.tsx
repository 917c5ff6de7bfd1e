import type { HTMLAttributes, Ref } from 'react';
import { Check, CircleHelp, CircleSlash, Clock, Hourglass } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './StockBadge.css.ts';

/** Whether something can be bought. */
export type StockState = 'in' | 'low' | 'out' | 'preorder' | 'unknown';

export interface StockBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** `unknown` where the stock could not be asked for, and of any word that this version does not know: promise nothing then. */
  state: StockState;
  /** Pieces left; said when few are left. Where it is below 1, or no number, nothing is left. */
  left?: number | undefined;
  /** Most pieces that one customer may buy; said of what can be bought. */
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

/** Says in words and with an icon whether something is in stock. */
export function StockBadge({ state, left, limitPerOrder, className, ...rest }: StockBadgeProps) {
  const t = useMessages('commerce', 'StockBadge');
  const isFew = state === 'low' && left !== undefined;
  const shown = isFew && !(left >= 1) ? 'out' : Object.hasOwn(glyphs, state) ? state : 'unknown';
  const canBuy = shown !== 'out' && shown !== 'unknown';
  return (
    <span {...rest} className={joinClass(styles.root({ state: shown }), className)}>
      <Icon glyph={glyphs[shown]} size="sm" className={styles.icon} />
      <span>{isFew && shown === 'low' ? t('stockLeft', { count: left }) : t(`states.${shown}`)}</span>
      {canBuy && limitPerOrder !== undefined && limitPerOrder >= 1 && (
        <span className={styles.limit}>{t('purchaseLimit', { limit: limitPerOrder })}</span>
      )}
    </span>
  );
}
