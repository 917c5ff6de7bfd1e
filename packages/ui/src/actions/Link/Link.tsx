import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { ExternalLink } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { wrapText } from '../../foundations/wrapText.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'style' | 'href'> {
  /** URL that it leads to. */
  href: string;
  /** Link text that makes sense when read alone. */
  children?: ReactNode;
  /**
   * `default` within text, `muted` beside headings, `inherit` where the context shows that it is a
   * link. @default 'default'
   */
  tone?: styles.LinkVariants['tone'];
  /** Whether it opens in a new window, for external pages; the link then announces it. @default false */
  isExternal?: boolean | undefined;
  /** Whether it leads to the current page (`aria-current`). @default false */
  isCurrent?: boolean | undefined;
  /** Whether the link is disabled. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Links to another page, through the provider's router where possible. */
export function Link(props: LinkProps) {
  const {
    href,
    children,
    tone,
    isExternal = false,
    isCurrent = false,
    isDisabled = false,
    className,
    onClick,
    ...elementProps
  } = props;
  const t = useMessages('actions', 'Link');
  return (
    <a
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...elementProps}
      // Without `href` it cannot be opened in a new tab or before hydration either.
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
