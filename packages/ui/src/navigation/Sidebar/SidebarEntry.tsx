import type { ReactNode } from 'react';
import { useHint } from '../../actions/IconButton/useHint.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Sidebar.css.ts';

/** Words and drawings, or round drawings alone. */
export type SidebarMode = 'full' | 'rail';

/** A link of the sidebar. */
export interface SidebarLink {
  href: string;
  label: string;
  /** An `Icon` or `CategoryIcon`; all that a rail shows. */
  icon?: ReactNode;
  /** How many things are behind the link. */
  count?: number | undefined;
  /** What stands at its end, a `Badge` for instance. Words in it become part of the link's name. */
  end?: ReactNode;
  /** Whether the page shown is this one (`page`) or lies below it (`true`). */
  current?: 'page' | true | undefined;
  /** Links one level below, shown when the owner gives them. */
  links?: readonly SidebarLink[] | undefined;
}

interface SidebarEntryProps {
  link: SidebarLink;
  mode: SidebarMode;
  /** Whether it stands below another link. */
  isSub: boolean;
}

/** One link: words and drawing, or the drawing alone with its name beside it under the pointer and with keyboard focus. */
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
