import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './Sidebar.css.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import { SidebarState } from './SidebarState.tsx';

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

/** A named group of links. */
export interface SidebarGroup {
  label: string;
  links: readonly SidebarLink[];
  /** `ready` shows the links, nothing when there are none; the others show what happens instead. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Draws the retry button when loading failed. */
  onRetry?: (() => void) | undefined;
  /** Words beside the name of the group: that these are not the shop's own, for instance. */
  note?: string | undefined;
}

export interface SidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Groups of links; a rail shows the drawings of the first group only. */
  groups: readonly SidebarGroup[];
  /** Words and drawings, or round drawings alone. @default 'full' */
  mode?: 'full' | 'rail' | undefined;
  /** What stands below the links, filters for instance. */
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** Categories, quick links and account links beside the page, from 1024 px on. */
export function Sidebar({ groups, mode = 'full', children, ...rest }: SidebarProps) {
  const shown = groups.filter(({ links, status = 'ready' }) => status !== 'ready' || links.length > 0);
  return (
    <aside {...rest}>
      {(mode === 'rail' ? shown.slice(0, 1) : shown).map((group) => {
        const { label, links, note, status = 'ready' } = group;
        return (
          <nav key={label} aria-label={label} tabIndex={-1} className={styles.group({ mode })}>
            {mode === 'full' && (
              <span className={styles.head}>
                <span aria-hidden="true">{label}</span>
                {note && <span className={styles.note}>{note}</span>}
              </span>
            )}
            {status !== 'ready' && <SidebarState group={group} mode={mode} />}
            {status === 'ready' && (
              // Safari takes the list role away from lists without bullets.
              <ul {...{ role: 'list' }}>
                {links.map((link) => (
                  <li key={link.href}>
                    <SidebarEntry link={link} mode={mode} isSub={false} />
                    {mode === 'full' && link.links && link.links.length > 0 && (
                      <ul {...{ role: 'list' }} aria-label={link.label} className={styles.sub}>
                        {link.links.map((sub) => (
                          <li key={sub.href}>
                            <SidebarEntry link={sub} mode={mode} isSub />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </nav>
        );
      })}
      {children}
    </aside>
  );
}
