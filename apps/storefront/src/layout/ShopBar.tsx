import { pathOf, paths } from '../navigation/routes.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useIsOfferedLink } from '../services/useIsOfferedLink.ts';
import { useShopTexts } from '../services/useShopTexts.ts';
import { useSessionStatus } from '../session/session.ts';
import { NotificationBell } from '../shared/notifications/NotificationBell.tsx';
import { ShopSearch } from '../shared/search/ShopSearch.tsx';
import * as styles from './ShopBar.css.ts';

/** Content of the top bar on phones: search or the shop's name, and notifications for signed-in users. */
export function ShopBar({ location }: { location: ScreenLocation }) {
  const isSignedIn = useSessionStatus() === 'signedIn';
  const isOffered = useIsOfferedLink();
  const { name } = useShopTexts();
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        {isOffered({ href: pathOf('search') }) ? <ShopSearch location={location} variant="bar" /> : name}
      </div>
      {isSignedIn && isOffered({ href: paths.notifications() }) && <NotificationBell />}
    </div>
  );
}
