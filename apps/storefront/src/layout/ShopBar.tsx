import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useSessionStatus } from '../session/session.ts';
import { NotificationBell } from '../shared/notifications/NotificationBell.tsx';
import { ShopSearch } from '../shared/search/ShopSearch.tsx';
import * as styles from './ShopBar.css.ts';

/** Content of the top bar on phones: search, and notifications for signed-in users. */
export function ShopBar({ location }: { location: ScreenLocation }) {
  const isSignedIn = useSessionStatus() === 'signedIn';
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <ShopSearch location={location} variant="bar" />
      </div>
      {isSignedIn && <NotificationBell />}
    </div>
  );
}
