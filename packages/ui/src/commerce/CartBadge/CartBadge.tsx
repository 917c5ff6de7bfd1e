import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { Badge, type BadgeProps } from '../../feedback/Badge/Badge.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { ShoppingBag } from '../../foundations/Icon/glyphs.ts';
import { Icon, type IconProps } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CartBadge.css.ts';

export interface CartBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Pieces in the cart; `unknown` while there are some and nobody has counted them yet. */
  count: number | 'unknown';
  /** Largest number that is written out. @default 99 */
  max?: number | undefined;
  /** Whether a new count follows from what this shopper just did here, and is spoken. @default false */
  isOwnAction?: boolean | undefined;
  /** Side of the drawing: 16, 20 or 24 px. @default 'lg' */
  size?: IconProps['size'];
  /** What is behind it, for the ring round the badge. @default 'canvas' */
  ground?: BadgeProps['ground'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** The cart's drawing with how many pieces wait there. Put it into a link or a button: its words become their name. */
export function CartBadge(props: CartBadgeProps) {
  const { count, max = 99, isOwnAction = false, size = 'lg', ground, className, ...rest } = props;
  const t = useMessages('commerce', 'CartBadge');
  const announce = useAnnounce();
  const name = count === 'unknown' ? t('cartWithItems') : count > 0 ? t('cartWithCount', { count }) : t('cart');
  const before = useRef(count);

  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    // A count that another tab or the server changed interrupts nobody.
    if (isOwnAction && count !== 'unknown') announce(t('cartWithCount', { count }), { key: 'cart-count' });
  }, [count, isOwnAction, announce, t]);

  return (
    <span {...rest} className={joinClass(styles.root, className)}>
      <Icon glyph={ShoppingBag} size={size} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {count === 'unknown' ? (
        <span aria-hidden="true" className={styles.dot} data-part="dot" />
      ) : (
        <Badge count={count} max={max} size="sm" ground={ground} className={styles.badge} />
      )}
    </span>
  );
}
