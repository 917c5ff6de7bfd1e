import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { listRole } from '../../foundations/listRole.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarEntry, type SidebarMode } from './SidebarEntry.tsx';
import { type SidebarGroup, SidebarState } from './SidebarState.tsx';

export interface SidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Groups of links; a rail shows only the icons of the first group. */
  groups: readonly SidebarGroup[];
  /** Text and icons, or round icons alone. @default 'full' */
  mode?: SidebarMode | undefined;
  /** Content below the links, for example filters. */
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** Categories, quick links and account links beside the page, from 1024 px on. */
export function Sidebar({ groups, mode = 'full', children, ...remainingProps }: SidebarProps) {
  const shown = groups.filter(({ links, status = 'ready' }) => status !== 'ready' || links.length > 0);
  return (
    <aside {...remainingProps}>
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
              // Safari removes the list role from lists without bullets.
              <ul {...listRole}>
                {links.map((link) => (
                  <li key={link.href}>
                    <SidebarEntry link={link} mode={mode} isSub={false} />
                    {mode === 'full' && link.links && link.links.length > 0 && (
                      <ul {...listRole} aria-label={link.label} className={styles.sub}>
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
