import { listNotifications } from '@mallard/domain/endpoints';
import { LanguageSwitcher } from '@mallard/ui/LanguageSwitcher';
import { SiteHeader } from '@mallard/ui/SiteHeader';
import { UserLink } from '@mallard/ui/UserLink';
import { useLatePart } from '@mallard/ui/useLatePart';
import { useCartCount } from '../cart/useCart.ts';
import { paths, type RouteName } from '../routes.ts';
import { loginTarget } from './guard.ts';
import type { ScreenPlace } from './ScreenLocation.tsx';
import { useScreenPart } from './ScreenPart.tsx';
import { ShopSearch } from './ShopSearch.tsx';
import { useServices } from './services.ts';
import { useSessionStatus, useUser } from './session.ts';
import { useLocaleChange } from './useLocaleChange.ts';
import { useNotificationsLabel } from './useNotificationsLabel.ts';
import { useOffers } from './useOffers.ts';
import { useTranslation } from './useTranslation.ts';
import { useUnreadCount } from './useUnreadCount.ts';

/** Menus bring a fifth of a page's code along, which guests and phones never use. */
const loadUserMenu = async () => (await import('@mallard/ui/UserMenu')).UserMenu;

/** The header of wide layouts. While it is not known who is signed in, the place of the account stays empty. */
export function ShopHeader({ place }: { place: ScreenPlace }) {
  const { t } = useTranslation('shell');
  const { actors } = useServices();
  const session = useSessionStatus();
  const user = useUser();
  const count = useCartCount();
  const unreadCount = useUnreadCount();
  const notifications = useNotificationsLabel(unreadCount);
  const offers = useOffers();
  const { locale, changeLocale } = useLocaleChange();
  // Without it the link to the user centre stays.
  const { Part: UserMenu } = useLatePart(loadUserMenu, user !== null, () => undefined);
  const middle = useScreenPart(place, 'Middle');
  const redirect = loginTarget(place);
  const isPurchase = place.match.route.frame.isPurchase === true;

  const link = (name: RouteName, href: string, label: string) => ({
    href,
    label,
    isCurrent: place.match.name === name,
  });
  const account =
    user &&
    (UserMenu ? (
      <UserMenu
        name={user.nickname}
        avatar={user.avatar}
        unreadCount={unreadCount}
        items={[
          { id: 'user', label: t('nav.user'), href: paths.user() },
          { id: 'orders', label: t('nav.orders'), href: paths.orders() },
          ...(offers(listNotifications)
            ? [{ id: 'notifications', label: notifications, href: paths.notifications() }]
            : []),
          { id: 'logout', label: t('nav.logout') },
        ]}
        onAction={(id) => {
          if (id === 'logout') actors.auth.send({ type: 'session.signOut' });
        }}
      />
    ) : (
      <UserLink name={user.nickname} avatar={user.avatar} unreadCount={unreadCount} href={paths.user()} />
    ));
  return (
    <SiteHeader
      brand={{ name: t('shopName'), href: paths.home() }}
      search={<ShopSearch place={place} variant="header" />}
      links={[
        link('home', paths.home(), t('nav.home')),
        link('category', paths.category(), t('nav.category')),
        link('newArrivals', paths.newArrivals(), t('nav.newArrivals')),
        link('hotSale', paths.hotSale(), t('nav.hotSale')),
      ]}
      middle={isPurchase ? middle : undefined}
      language={<LanguageSwitcher value={locale} onChange={changeLocale} />}
      account={session === 'unknown' ? undefined : account}
      guestLinks={{ logIn: paths.login(redirect), register: paths.register(redirect) }}
      cart={isPurchase ? undefined : { href: paths.cart(), count: session === 'unknown' ? undefined : count }}
    />
  );
}
