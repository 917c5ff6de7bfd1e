import { Check, CircleHelp, CircleSlash, Clock, Flame, type LucideIcon } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './StockBadge.css.ts';

/** Whether something can be bought. */
export type StockState = 'in' | 'low' | 'out' | 'preorder' | 'unknown';

export interface StockBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  state: StockState;
  /** Pieces left; said when few are left. */
  left?: number | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const glyphs: Record<StockState, LucideIcon> = {
  in: Check,
  low: Flame,
  out: CircleSlash,
  preorder: Clock,
  unknown: CircleHelp,
};

/** Says in words and with an icon whether something is in stock. */
export function StockBadge({ state, left, className, ...rest }: StockBadgeProps) {
  const words = useCommerceWords();
  const texts: Record<StockState, string> = {
    in: words.inStock,
    low: left === undefined ? words.inStock : words.lowStock(left),
    out: words.soldOut,
    preorder: words.preorder,
    unknown: words.stockUnknown,
  };
  return (
    <span {...rest} className={joinClass(styles.root({ state }), className)}>
      <Icon glyph={glyphs[state]} size="sm" />
      {texts[state]}
    </span>
  );
}
