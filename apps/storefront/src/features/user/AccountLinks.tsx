import {
  Bell,
  CircleHelp,
  Heart,
  Info,
  LogOut,
  MapPin,
  MessageSquare,
  Settings2,
  Ticket,
  UserPen,
} from '@mallard/ui/glyphs';
import { type SettingsItem, SettingsList } from '@mallard/ui/SettingsList';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import { useIsOfferedLink } from '../../services/useIsOfferedLink.ts';
import { UnreadBadge } from '../../shared/notifications/UnreadBadge.tsx';
import { useUnreadCount } from '../../shared/notifications/useUnreadCount.ts';

interface AccountLinksProps {
  favoriteCount: number | undefined;
  couponCount: number | undefined;
}

/** Links to the other account pages and to help, and a button to sign out. */
export function AccountLinks({ favoriteCount, couponCount }: AccountLinksProps) {
  const { t } = useTranslation(['user', 'shell']);
  const { auth } = useServices().actors;
  const isOfferedLink = useIsOfferedLink();
  const isOffered = (item: SettingsItem) => item.kind !== 'link' || isOfferedLink(item);
  const unreadCount = useUnreadCount();
  const accountItems: SettingsItem[] = [
    {
      kind: 'link',
      id: 'favorites',
      href: paths.favorites(),
      label: t('shell:nav.favorites'),
      icon: Heart,
      value: favoriteCount === undefined ? undefined : t('pieces', { count: favoriteCount }),
    },
    {
      kind: 'link',
      id: 'addresses',
      href: paths.addresses(),
      label: t('shell:nav.addresses'),
      icon: MapPin,
    },
    {
      kind: 'link',
      id: 'coupons',
      href: paths.coupons(),
      label: t('shell:nav.coupons'),
      icon: Ticket,
      value: couponCount === undefined ? undefined : t('sheets', { count: couponCount }),
    },
    {
      kind: 'link',
      id: 'notifications',
      href: paths.notifications(),
      icon: Bell,
      label: t('shell:nav.notifications'),
      value: <UnreadBadge count={unreadCount} />,
    },
    { kind: 'link', id: 'profile', href: paths.profile(), label: t('titles.profile'), icon: UserPen },
  ];
  const serviceItems: SettingsItem[] = [
    { kind: 'link', id: 'settings', href: paths.settings(), label: t('shell:nav.settings'), icon: Settings2 },
    { kind: 'link', id: 'help', href: paths.help(), label: t('shell:footer.help'), icon: CircleHelp },
    { kind: 'link', id: 'contact', href: paths.contact(), label: t('shell:footer.contact'), icon: MessageSquare },
    { kind: 'link', id: 'about', href: paths.about(), label: t('shell:footer.aboutUs'), icon: Info },
    {
      kind: 'action',
      id: 'logout',
      label: t('shell:nav.logout'),
      icon: LogOut,
      isIconDirectional: true,
      onAction: () => auth.send({ type: 'session.signOut' }),
    },
  ];
  return (
    <>
      <SettingsList aria-label={t('shell:nav.myAccount')} items={accountItems.filter(isOffered)} />
      <SettingsList aria-label={t('shell:footer.service')} items={serviceItems.filter(isOffered)} />
    </>
  );
}
