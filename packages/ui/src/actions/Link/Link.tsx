import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { ExternalLink } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { wrapText } from '../../foundations/wrapText.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'style' | 'href'> {
  /** Where it leads. */
  href: string;
  /** Words that make sense when read alone. */
  children?: ReactNode;
  /** `default` within text, `muted` beside headings, `inherit` where the place says that it is a link. @default 'default' */
  tone?: styles.LinkVariants['tone'];
  /** Whether it opens in a new window, as what leads out of the shop does; the link then says so. @default false */
  isExternal?: boolean | undefined;
  /** Whether it leads to the page that is open (`aria-current`). @default false */
  isCurrent?: boolean | undefined;
  /** Whether it leads nowhere now. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Leads to another page; the provider's router takes it when it can. */
export function Link(props: LinkProps) {
  const { href, children, tone, isExternal = false, isCurrent = false, isDisabled = false, ...others } = props;
  const { className, onClick, ...rest } = others;
  const t = useMessages('actions', 'Link');
  return (
    <a
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...rest}
      // Without its address it cannot be followed in a new tab or before scripts have come either.
      href={isDisabled ? undefined : href}
      role={isDisabled ? 'link' : undefined}
      aria-disabled={isDisabled || undefined}
      className={joinClass(styles.root({ tone }), className)}
      onClick={isDisabled ? undefined : onClick}
    >
      {wrapText(children)}
      {isExternal && (
        <>
          <Icon glyph={ExternalLink} size="sm" className={styles.external} />
          <VisuallyHidden>{t('external')}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
