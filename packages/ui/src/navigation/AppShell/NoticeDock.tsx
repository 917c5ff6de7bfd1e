import { type ReactNode, useRef } from 'react';
import * as styles from './NoticeDock.css.ts';
import { useNoticeDock } from './useNoticeDock.ts';

/** Place over the page for what concerns all of it. Empty, it takes no room. */
export function NoticeDock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useNoticeDock(dock);
  return (
    // React Aria hides everything outside an open dialog, except what carries these attributes.
    <div ref={dock} data-notice="" data-react-aria-top-layer="true" data-live-announcer="true" className={styles.dock}>
      {children}
    </div>
  );
}
