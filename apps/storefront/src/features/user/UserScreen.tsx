import { ProfileCard } from '@mallard/ui/ProfileCard';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useServices } from '../../services/services.ts';
import { useIsOfferedLink } from '../../services/useIsOfferedLink.ts';
import { useSession, useUser } from '../../session/session.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import { NotificationBell } from '../../shared/notifications/NotificationBell.tsx';
import * as styles from './Account.css.ts';
import { AccountCoupons } from './AccountCoupons.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountOrders } from './AccountOrders.tsx';
import { LazyDrops, LazyViewed } from './lazySections.ts';
import { useAccount } from './useAccount.ts';
import { VIEWED_ID } from './viewedId.ts';

/** The account page: orders, parcel, coupons, favorites and recently viewed products, with links to all of them. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['user', 'shell']);
  const { actors } = useServices();
  const user = useUser();
  const isUnavailable = useSession((view) => view.isUserUnavailable);
  const account = useAccount();
  const isOfferedLink = useIsOfferedLink();
  if (isUnavailable) {
    return (
      <ScreenError onRetry={() => actors.auth.send({ type: 'session.retry' })}>
        {t('shell:session.userUnavailable')}
      </ScreenError>
    );
  }
  // Waits for all requests: sections that appear later would shift the content.
  if (!user || account.isLoading) return <ScreenSkeleton title={t('titles.user')} />;
  const { offered, counts, coupons, favorites, viewedCount } = account;
  const figures = [
    offered.coupons && { label: t('figures.coupons'), value: coupons?.total, href: paths.coupons('claimed') },
    offered.favorites && { label: t('figures.favorites'), value: favorites?.total, href: paths.favorites() },
    { label: t('figures.viewed'), value: viewedCount, href: `#${VIEWED_ID}` },
    counts?.toReview !== undefined && {
      label: t('figures.toReview'),
      value: counts.toReview,
      href: paths.orders('completed'),
    },
  ].filter((figure) => figure !== false);
  return (
    <div className={styles.page}>
      <ProfileCard
        className={styles.head}
        name={user.nickname}
        avatar={user.avatar}
        description={user.introduceSign || user.username}
        editHref={isOfferedLink({ href: paths.profile() }) ? paths.profile() : undefined}
        actions={offered.notifications && <NotificationBell className={styles.bell} />}
        figures={figures}
      />
      <div className={styles.board}>
        <AccountOrders counts={counts?.byTab} parcel={account.parcel} />
        {offered.coupons && <AccountCoupons coupons={coupons} />}
        <AccountLinks favoriteCount={favorites?.total} couponCount={coupons?.total} />
      </div>
      {favorites && <LazyDrops favorites={favorites.items} />}
      <LazyViewed />
    </div>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('user:titles.user') });
