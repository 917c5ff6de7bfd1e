import type { HTMLAttributes, Ref } from 'react';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './BottomNav.css.ts';

/** One of the five main areas of the shop. */
export interface BottomNavItem {
  /** Unique in the bar. */
  id: string;
  /** URL of the area. */
  href: string;
  /** Label below the icon. */
  label: string;
  /** Icon of the area. */
  icon: Glyph;
  /** Number of items in the cart; shown as a badge and in the link's name. */
  cartCount?: number | undefined;
}

export interface BottomNavProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Four or five items, in order. */
  items: readonly BottomNavItem[];
  /** Id of the item that the current page belongs to. */
  currentKey?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Links to the main areas of the shop, at the lower edge of phones and tablets. */
export function BottomNav({ items, currentKey, className, ...remainingProps }: BottomNavProps) {
  const t = useMessages('navigation', 'BottomNav');
  return (
    <nav aria-label={t('bottomNavigation')} {...remainingProps} className={joinClass(styles.root, className)}>
      {items.map(({ id, href, label, icon, cartCount }) => (
        <a key={id} href={href} className={styles.link} aria-current={id === currentKey ? 'page' : undefined}>
          <Icon glyph={icon} size="lg" />
          <span aria-hidden={cartCount !== undefined || undefined} className={styles.words}>
            {label}
          </span>
          {cartCount !== undefined && <VisuallyHidden>{t('cartWithCount', { count: cartCount })}</VisuallyHidden>}
          <Badge className={styles.badge} size="sm" background="surface" count={cartCount ?? 0} />
        </a>
      ))}
    </nav>
  );
}
