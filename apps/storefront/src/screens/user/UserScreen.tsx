import { listOrders, type OrderTab } from '@mallard/domain/contract';
import { Badge } from '@mallard/ui/Badge';
import { Button } from '@mallard/ui/Button';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { Heading } from '@mallard/ui/Heading';
import { Icon } from '@mallard/ui/Icon';
import { Stack } from '@mallard/ui/Stack';
import { Surface } from '@mallard/ui/Surface';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { useSelector } from '@xstate/react';
import {
  Bell,
  CircleHelp,
  Heart,
  Info,
  MapPin,
  MessageSquare,
  Package,
  PackageCheck,
  Settings2,
  Ticket,
  Truck,
  UserPen,
  WalletCards,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { paths } from '../../routes.ts';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import { useUser } from '../../shell/session.ts';
import * as styles from './User.css.ts';

const tabs = [
  { tab: 'unpaid', glyph: WalletCards },
  { tab: 'unshipped', glyph: Package },
  { tab: 'shipped', glyph: Truck },
  { tab: 'completed', glyph: PackageCheck },
] as const satisfies { tab: OrderTab; glyph: typeof Package }[];

/** The shopper's own place: who they are, their orders, and the ways to everything else that is theirs. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['user', 'shell']);
  const { actors } = useServices();
  const user = useUser();
  const isUnavailable = useSelector(actors.auth, (snapshot) => snapshot.matches('userUnavailable'));
  const orders = useEndpoint(listOrders, { query: { pageSize: 1 } });
  if (isUnavailable) {
    return (
      <ErrorPanel headingLevel={1} onRetry={() => actors.auth.send({ type: 'session.retry' })}>
        {t('shell:session.userUnavailable')}
      </ErrorPanel>
    );
  }
  if (!user) return <ScreenSkeleton />;
  const links = [
    { href: paths.favorites(), label: t('shell:nav.favorites'), glyph: Heart },
    { href: paths.addresses(), label: t('shell:nav.addresses'), glyph: MapPin },
    { href: paths.coupons(), label: t('shell:nav.coupons'), glyph: Ticket },
    { href: paths.notifications(), label: t('shell:nav.notifications'), glyph: Bell },
    { href: paths.profile(), label: t('titles.profile'), glyph: UserPen },
    { href: paths.help(), label: t('shell:footer.help'), glyph: CircleHelp },
    { href: paths.contact(), label: t('shell:footer.contact'), glyph: MessageSquare },
    { href: paths.about(), label: t('shell:footer.aboutUs'), glyph: Info },
    { href: paths.settings(), label: t('shell:nav.settings'), glyph: Settings2 },
  ];
  return (
    <Stack gap={20}>
      <Surface as="header" tone="iridescent" elevation="flat" padding={24} radius="xl" className={styles.hero}>
        <span aria-hidden="true" className={styles.avatar}>
          {[...user.nickname][0]}
        </span>
        <div>
          <Heading level={1} size="title">
            {user.nickname}
          </Heading>
          <p className={styles.username}>{user.username}</p>
        </div>
      </Surface>
      <Surface as="section" padding={16} aria-labelledby="user-orders">
        <div className={styles.sectionHead}>
          <Heading level={2} size="subtitle" id="user-orders">
            {t('shell:nav.orders')}
          </Heading>
          <a href={paths.orders()} className={styles.more}>
            {t('shell:viewAll')}
          </a>
        </div>
        <ul className={styles.shortcuts}>
          {tabs.map(({ tab, glyph }) => {
            const count = tab === 'completed' ? 0 : (orders.data?.counts[tab] ?? 0);
            return (
              <li key={tab}>
                <a href={paths.orders(tab)} className={styles.shortcut}>
                  <VisuallyHidden>{t('shortcut', { name: t(`tabs.${tab}`), count })}</VisuallyHidden>
                  <span aria-hidden="true" className={styles.shortcutIcon}>
                    <Icon glyph={glyph} size="lg" />
                    <Badge count={count} size="sm" ground="surface" className={styles.shortcutBadge} />
                  </span>
                  <span aria-hidden="true">{t(`tabs.${tab}`)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </Surface>
      <Surface as="section" padding={0} aria-label={t('shell:nav.myAccount')}>
        <ul>
          {links.map(({ href, label, glyph }) => (
            <li key={href} className={styles.row}>
              <a href={href} className={styles.rowLink}>
                <Icon glyph={glyph} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Surface>
      <Button variant="quiet" size="lg" isFullWidth onPress={() => actors.auth.send({ type: 'session.signOut' })}>
        {t('shell:nav.logout')}
      </Button>
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('user:titles.user') });
