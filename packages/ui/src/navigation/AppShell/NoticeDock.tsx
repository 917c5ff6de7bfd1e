import { type ReactNode, useRef } from 'react';
import * as styles from './NoticeDock.css.ts';
import { useNoticeDock } from './useNoticeDock.ts';

/** Container for a notice over the page. It takes no space while empty. */
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
