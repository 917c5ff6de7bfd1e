import { listNotifications } from '@mallard/domain/endpoints';
import { LanguageSwitcher } from '@mallard/ui/LanguageSwitcher';
import { SiteHeader } from '@mallard/ui/SiteHeader';
import { UserLink } from '@mallard/ui/UserLink';
import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useI18n, useTranslation } from '../i18n/useTranslation.ts';
import { isOfferedRoute } from '../navigation/offeredRoutes.ts';
import { paths, type RouteName } from '../navigation/routes.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useLocaleChange } from '../screen/useLocaleChange.ts';
import { useServices } from '../services/services.ts';
import { useOffers } from '../services/useOffers.ts';
import { useShopLogo } from '../services/useShopLogo.tsx';
import { useShopTexts } from '../services/useShopTexts.ts';
import { loginTarget } from '../session/guard.ts';
import { useSessionStatus, useUser } from '../session/session.ts';
import { useCartCount } from '../shared/cart/useCart.ts';
import { useNotificationsLabel } from '../shared/notifications/useNotificationsLabel.ts';
import { useUnreadCount } from '../shared/notifications/useUnreadCount.ts';
import { ShopSearch } from '../shared/search/ShopSearch.tsx';
import { useScreenPart } from './ScreenPart.tsx';

// Deferred because guests and phones don't need it: a menu adds a fifth to the code of a page.
const loadUserMenu = async () => (await import('@mallard/ui/UserMenu')).UserMenu;

/** Renders the header of wide layouts. The account area is empty until the session is known. */
export function ShopHeader({ location }: { location: ScreenLocation }) {
  const { t } = useTranslation('shell');
  const { actors, config } = useServices();
  const { shop } = config;
  const session = useSessionStatus();
  const user = useUser();
  const count = useCartCount();
  const unreadCount = useUnreadCount();
  const notifications = useNotificationsLabel(unreadCount);
  const offers = useOffers();
  const { name } = useShopTexts();
  const logo = useShopLogo();
  const { offeredLocales: languages } = useI18n();
  const { locale, changeLocale } = useLocaleChange();
  // If it can't be loaded, the link to the account stays.
  const { Part: UserMenu } = useLazyPart(loadUserMenu, user !== null, () => undefined);
  const middle = useScreenPart(location, 'Middle');
  const redirect = loginTarget(location);
  const isPurchase = location.match.route.frame.isPurchase === true;

  const link = (name: RouteName, href: string, label: string) => ({
    href,
    label,
    isCurrent: location.match.name === name,
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
      brand={{ name, href: paths.home(), logo }}
      search={isOfferedRoute('search', shop) && <ShopSearch location={location} variant="header" />}
      links={[
        link('home', paths.home(), t('nav.home')),
        link('category', paths.category(), t('nav.category')),
        link('newArrivals', paths.newArrivals(), t('nav.newArrivals')),
        link('hotSale', paths.hotSale(), t('nav.hotSale')),
      ]}
      middle={isPurchase ? middle : undefined}
      language={
        languages.length > 1 && <LanguageSwitcher languages={languages} value={locale} onChange={changeLocale} />
      }
      account={session === 'unknown' ? undefined : account}
      guestLinks={
        isOfferedRoute('login', shop)
          ? {
              logIn: paths.login(redirect),
              register: isOfferedRoute('register', shop) ? paths.register(redirect) : undefined,
            }
          : undefined
      }
      cart={
        isPurchase || !isOfferedRoute('cart', shop)
          ? undefined
          : { href: paths.cart(), count: session === 'unknown' ? undefined : count }
      }
    />
  );
}
