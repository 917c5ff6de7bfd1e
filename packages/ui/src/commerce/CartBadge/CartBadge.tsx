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
  /** Number of items in the cart; `unknown` while there are items whose number is not loaded yet. */
  count: number | 'unknown';
  /** Largest number to show; larger ones show as "99+". @default 99 */
  max?: number | undefined;
  /** Whether a new count results from an action of this shopper, and is announced. @default false */
  isOwnAction?: boolean | undefined;
  /** Size of the icon: 16, 20 or 24 px. @default 'lg' */
  size?: IconProps['size'];
  /** Background behind the badge, for the ring around it. @default 'canvas' */
  background?: BadgeProps['background'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** The cart icon with the number of items. Put it into a link or a button: its text becomes their name. */
export function CartBadge(props: CartBadgeProps) {
  const { count, max = 99, isOwnAction = false, size = 'lg', background, className, ...remainingProps } = props;
  const t = useMessages('commerce', 'CartBadge');
  const announce = useAnnounce();
  const name = count === 'unknown' ? t('cartWithItems') : count > 0 ? t('cartWithCount', { count }) : t('cart');
  const before = useRef(count);

  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    // Changes by another tab or the server are not announced.
    if (isOwnAction && count !== 'unknown') announce(t('cartWithCount', { count }), { key: 'cart-count' });
  }, [count, isOwnAction, announce, t]);

  return (
    <span {...remainingProps} className={joinClass(styles.root, className)}>
      <Icon glyph={ShoppingBag} size={size} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {count === 'unknown' ? (
        <span aria-hidden="true" className={styles.dot} data-part="dot" />
      ) : (
        <Badge count={count} max={max} size="sm" background={background} className={styles.badge} />
      )}
    </span>
  );
}
