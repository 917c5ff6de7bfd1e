import { NotificationBell } from './NotificationBell.tsx';
import type { ScreenPlace } from './ScreenLocation.tsx';
import * as styles from './ShopBar.css.ts';
import { ShopSearch } from './ShopSearch.tsx';
import { useSessionStatus } from './session.ts';

/** What phones have at the top of the shop's first screens: search, and for shoppers their messages. */
export function ShopBar({ place }: { place: ScreenPlace }) {
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
