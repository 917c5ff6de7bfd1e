import type { AnchorHTMLAttributes, Ref } from 'react';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { ShoppingBag } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CartLink.css.ts';

export interface CartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'children' | 'href'> {
  /** URL of the cart. */
  href: string;
  /** Number of items in the cart; leave it out while it is unknown. */
  count?: number | undefined;
  /** With text in the header, or the icon alone. @default 'text' */
  variant?: 'text' | 'icon' | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Link to the cart. Its name contains the number of items. */
export function CartLink({ href, count, variant = 'text', className, ...remainingProps }: CartLinkProps) {
  const t = useMessages('navigation', 'CartLink');
  return (
    <a {...remainingProps} href={href} className={joinClass(styles.root({ variant }), className)}>
      <VisuallyHidden>{count === undefined ? t('cart') : t('cartWithCount', { count })}</VisuallyHidden>
      <span className={styles.icon}>
        <Icon glyph={ShoppingBag} size={variant === 'icon' ? 'lg' : 'md'} />
        <span className={styles.badge({ variant })}>
          <Badge count={count ?? 0} size="sm" />
        </span>
      </span>
      {variant === 'text' && (
        <span aria-hidden="true" className={styles.text}>
          {t('cart')}
        </span>
      )}
    </a>
  );
}
