import type { AnchorHTMLAttributes, Ref } from 'react';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { ShoppingBag } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CartLink.css.ts';

export interface CartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'children' | 'href'> {
  /** Where the cart is. */
  href: string;
  /** Pieces in the cart; leave it out while that is unknown. */
  count?: number | undefined;
  /** With its word in the header, or the drawing alone. @default 'words' */
  variant?: 'words' | 'icon' | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The way to the cart. Its name says how many pieces wait there. */
export function CartLink({ href, count, variant = 'words', className, ...rest }: CartLinkProps) {
  const t = useMessages('navigation', 'CartLink');
  return (
    <a {...rest} href={href} className={joinClass(styles.root({ variant }), className)}>
      <VisuallyHidden>{count === undefined ? t('cart') : t('cartWithCount', { count })}</VisuallyHidden>
      <span className={styles.drawing}>
        <Icon glyph={ShoppingBag} size={variant === 'icon' ? 'lg' : 'md'} />
        <span className={styles.corner({ variant })}>
          <Badge count={count ?? 0} size="sm" />
        </span>
      </span>
      {variant === 'words' && (
        <span aria-hidden="true" className={styles.words}>
          {t('cart')}
        </span>
      )}
    </a>
  );
}
