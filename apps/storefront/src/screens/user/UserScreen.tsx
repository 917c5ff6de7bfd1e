import {
  type EndpointHead,
  listAddresses,
  listCoupons,
  listFavorites,
  listNotifications,
  listOrders,
} from '@mallard/domain/endpoints';
import { Button } from '@mallard/ui/Button';
import { Bell, CircleHelp, Heart, Info, MapPin, MessageSquare, Settings2, Ticket, UserPen } from '@mallard/ui/glyphs';
import { OrderShortcuts } from '@mallard/ui/OrderShortcuts';
import { ProfileCard } from '@mallard/ui/ProfileCard';
import { type SettingsItem, SettingsList } from '@mallard/ui/SettingsList';
import { Stack } from '@mallard/ui/Stack';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { paths } from '../../routes.ts';
import { ScreenError } from '../../shell/ScreenError.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import { useSession, useUser } from '../../shell/session.ts';
import { UnreadBadge } from '../../shell/UnreadBadge.tsx';
import { useOffers } from '../../shell/useOffers.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import { useUnreadCount } from '../../shell/useUnreadCount.ts';

/** The shopper's own place: who they are, their orders, and the ways to everything else that is theirs. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['user', 'shell']);
  const { actors } = useServices();
  const user = useUser();
  const offers = useOffers();
  const isUnavailable = useSession((view) => view.isUserUnavailable);
  const unreadCount = useUnreadCount();
  const orders = useEndpoint(listOrders, { query: { pageSize: 1 } });
  if (isUnavailable) {
    return (
      <ScreenError onRetry={() => actors.auth.send({ type: 'session.retry' })}>
        {t('shell:session.userUnavailable')}
      </ScreenError>
    );
  }
  if (!user) return <ScreenSkeleton title={t('titles.user')} />;
  const mine: (SettingsItem & { needs: EndpointHead })[] = [
    {
      ...{ kind: 'link', id: 'favorites', href: paths.favorites(), needs: listFavorites },
      ...{ label: t('shell:nav.favorites'), icon: Heart },
    },
    {
      ...{ kind: 'link', id: 'addresses', href: paths.addresses(), needs: listAddresses },
      ...{ label: t('shell:nav.addresses'), icon: MapPin },
    },
    {
      ...{ kind: 'link', id: 'coupons', href: paths.coupons(), needs: listCoupons },
      ...{ label: t('shell:nav.coupons'), icon: Ticket },
    },
    {
      ...{ kind: 'link', id: 'notifications', href: paths.notifications(), needs: listNotifications },
      ...{ label: t('shell:nav.notifications'), icon: Bell },
      value: <UnreadBadge count={unreadCount} />,
    },
  ];
  const links: SettingsItem[] = [
    ...mine.filter(({ needs }) => offers(needs)).map(({ needs: _, ...link }) => link),
    { kind: 'link', id: 'profile', href: paths.profile(), label: t('titles.profile'), icon: UserPen },
    { kind: 'link', id: 'help', href: paths.help(), label: t('shell:footer.help'), icon: CircleHelp },
    { kind: 'link', id: 'contact', href: paths.contact(), label: t('shell:footer.contact'), icon: MessageSquare },
    { kind: 'link', id: 'about', href: paths.about(), label: t('shell:footer.aboutUs'), icon: Info },
    { kind: 'link', id: 'settings', href: paths.settings(), label: t('shell:nav.settings'), icon: Settings2 },
  ];
  return (
    <Stack gap={20}>
      <ProfileCard name={user.nickname} description={user.username} editHref={paths.profile()} />
      <OrderShortcuts hrefOf={(tab) => paths.orders(tab)} counts={orders.data?.counts} />
      <SettingsList aria-label={t('shell:nav.myAccount')} items={links} />
      <Button variant="quiet" size="lg" isFullWidth onPress={() => actors.auth.send({ type: 'session.signOut' })}>
        {t('shell:nav.logout')}
      </Button>
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('user:titles.user') });
