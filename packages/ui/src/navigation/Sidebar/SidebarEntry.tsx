import type { ReactNode } from 'react';
import { useHint } from '../../actions/IconButton/useHint.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Sidebar.css.ts';

/** Text and icons, or round icons alone. */
export type SidebarMode = 'full' | 'rail';

/** A link of the sidebar. */
export interface SidebarLink {
  href: string;
  label: string;
  /** An `Icon` or `CategoryIcon`; the only visible part in a rail. */
  icon?: ReactNode;
  /** Number of items behind the link. */
  count?: number | undefined;
  /** Content at its end, for example a `Badge`. Its text becomes part of the link's name. */
  end?: ReactNode;
  /** Whether the current page is this one (`page`) or below it (`true`). */
  current?: 'page' | true | undefined;
  /** Links one level below, shown when given. */
  links?: readonly SidebarLink[] | undefined;
}

interface SidebarEntryProps {
  link: SidebarLink;
  mode: SidebarMode;
  /** Whether it is below another link. */
  isSub: boolean;
}

/** One link: text and icon, or the icon alone with its name beside it on hover and keyboard focus. */
export function SidebarEntry({ link, mode, isSub }: SidebarEntryProps) {
  const isRail = mode === 'rail';
  const { hint, handlers } = useHint<HTMLAnchorElement>(link.label, isRail, {}, { side: 'beside' });
  return (
    <>
      <a href={link.href} {...handlers} aria-current={link.current} className={styles.link({ mode, isSub })}>
        {!isSub && link.icon}
        {isRail ? <VisuallyHidden>{link.label}</VisuallyHidden> : <span className={styles.words}>{link.label}</span>}
        {!isRail && link.count !== undefined && (
          <span translate="no" className={styles.count}>
            {link.count}
          </span>
        )}
        {!isRail && link.end !== undefined && (
          <>
            <span> </span>
            <span className={styles.end}>{link.end}</span>
          </>
        )}
      </a>
      {hint}
    </>
  );
}
