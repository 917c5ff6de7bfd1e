import { useHint } from '../../actions/IconButton/useHint.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Sidebar.css.ts';
import type { SidebarLink, SidebarProps } from './Sidebar.tsx';

interface SidebarEntryProps {
  link: SidebarLink;
  mode: NonNullable<SidebarProps['mode']>;
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
