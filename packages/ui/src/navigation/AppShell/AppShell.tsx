import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './AppShell.css.ts';
import { NoticeDock } from './NoticeDock.tsx';

/** Id of the `main` element, for skip links and for moving the focus after navigation. */
export const MAIN_ID = 'main';

export interface AppShellProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Content of the screen. */
  children?: ReactNode;
  /** A `SiteHeader`, shown from 1024 px on. */
  header?: ReactNode;
  /** A `NavBar`, shown below 1024 px. */
  navBar?: ReactNode;
  /**
   * Network notice, such as a `NetworkBanner`: over the page, above the lower bars of phones. It
   * moves nothing, and is hidden only while a modal layer fills the window.
   */
  banner?: ReactNode;
  /** A `Sidebar` or filters, shown from 1024 px on. */
  sidebar?: ReactNode;
  /** Width of the sidebar: 232 px, 84 px, or none with the content limited to 1240 px. @default 'full' */
  sidebarMode?: 'full' | 'rail' | 'none' | undefined;
  /** A `Footer`, shown from 1024 px on. */
  footer?: ReactNode;
  /** A `BottomNav`, shown below 1024 px. */
  bottomNav?: ReactNode;
  /** Bars fixed to the lower edge of phones; the page reserves their height. @default 'nav' */
  bottomBar?: 'none' | 'nav' | 'actions' | 'both' | undefined;
  /** Whether the screen extends to the edges of phones; `data-bleeding` on the `main`. @default false */
  isBleeding?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Layout of every page: skip link, landmarks, and one DOM for phones and desktops. */
export function AppShell(props: AppShellProps) {
  const {
    children,
    header,
    navBar,
    banner,
    sidebar,
    sidebarMode = 'full',
    footer,
    bottomNav,
    bottomBar = 'nav',
    isBleeding,
    className,
    ...elementProps
  } = props;
  const t = useMessages('navigation', 'AppShell');
  const mode = sidebar ? sidebarMode : 'none';
  return (
    <div {...elementProps} className={joinClass(`${styles.frame} ${styles.root[bottomBar]}`, className)}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('skipToMain')}
      </a>
      {header}
      {navBar}
      {banner !== undefined && <NoticeDock>{banner}</NoticeDock>}
      <div className={joinClass(styles.body[mode], styles.page)}>
        {mode !== 'none' && <div className={styles.aside[mode]}>{sidebar}</div>}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          data-bleeding={isBleeding || undefined}
          className={joinClass(styles.main[mode], isBleeding ? undefined : styles.inset)}
        >
          {children}
        </main>
      </div>
      {footer}
      {bottomNav}
    </div>
  );
}
