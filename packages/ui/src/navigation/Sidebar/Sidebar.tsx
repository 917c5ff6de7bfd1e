import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Sidebar.css.ts';

/** A link of the sidebar. */
export interface SidebarLink {
  href: string;
  label: string;
  /** An `Icon` or `CategoryIcon`; all that a rail shows. */
  icon?: ReactNode;
  /** How many things are behind the link. */
  count?: number | undefined;
  /** Whether the page shown is this one (`page`) or lies below it (`true`). */
  current?: 'page' | true | undefined;
  /** Links one level below, shown when the owner gives them. */
  links?: readonly SidebarLink[] | undefined;
}

/** A named group of links. */
export interface SidebarGroup {
  label: string;
  links: readonly SidebarLink[];
}

export interface SidebarProps {
  /** Groups of links; a rail shows the drawings of the first group only. */
  groups: readonly SidebarGroup[];
  /** Words and drawings, or round drawings alone. @default 'full' */
  mode?: 'full' | 'rail' | undefined;
  /** What stands below the links, filters for instance. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Categories, quick links and account links beside the page, from 1024 px on. */
export function Sidebar({ groups, mode = 'full', children, className, ref }: SidebarProps) {
  return (
    <aside ref={ref} className={className}>
      {(mode === 'rail' ? groups.slice(0, 1) : groups).map(({ label, links }) => (
        <nav key={label} aria-label={label} className={styles.group({ mode })}>
          {mode === 'full' && (
            <span aria-hidden="true" className={styles.head}>
              {label}
            </span>
          )}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Entry link={link} mode={mode} isSub={false} />
                {mode === 'full' && link.links && link.links.length > 0 && (
                  <ul className={styles.sub}>
                    {link.links.map((sub) => (
                      <li key={sub.href}>
                        <Entry link={sub} mode={mode} isSub />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {children}
    </aside>
  );
}

function Entry({ link, mode, isSub }: { link: SidebarLink; mode: 'full' | 'rail'; isSub: boolean }) {
  return (
    <a
      href={link.href}
      aria-current={link.current}
      className={styles.link({ mode, isSub })}
      title={mode === 'rail' ? link.label : undefined}
    >
      {!isSub && link.icon}
      {mode === 'rail' ? (
        <VisuallyHidden>{link.label}</VisuallyHidden>
      ) : (
        <span className={styles.words}>{link.label}</span>
      )}
      {mode === 'full' && link.count !== undefined && <span className={styles.count}>{link.count}</span>}
    </a>
  );
}
