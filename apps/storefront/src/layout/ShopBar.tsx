import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { ShopSearch } from '../features/search/ShopSearch.tsx';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useSessionStatus } from '../session/session.ts';
import * as styles from './ShopBar.css.ts';

/** What phones have at the top of the shop's first screens: search, and for shoppers their messages. */
export function ShopBar({ place }: { place: ScreenLocation }) {
  const isSignedIn = useSessionStatus() === 'signedIn';
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <ShopSearch place={place} variant="bar" />
      </div>
      {isSignedIn && <NotificationBell />}
    </div>
  );
}
