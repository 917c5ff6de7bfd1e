import { LanguageSwitcher } from '@mallard/ui/LanguageSwitcher';
import { SiteHeader } from '@mallard/ui/SiteHeader';
import { UserLink } from '@mallard/ui/UserLink';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartCount } from '../cart/useCart.ts';
import { paths, type RouteName } from '../routes.ts';
import type { ScreenPlace } from './ScreenLocation.tsx';
import { ShopSearch } from './ShopSearch.tsx';
import { useServices } from './services.ts';
import { useSessionStatus, useUser } from './session.ts';
import { useLocaleChange } from './useLocaleChange.ts';

/** Menus bring a fifth of a page's code along, which guests and phones never use. */
const UserMenu = lazy(async () => ({ default: (await import('@mallard/ui/UserMenu')).UserMenu }));

/** The header of wide layouts. While it is not known who is signed in, the place of the account stays empty. */
export function ShopHeader({ place }: { place: ScreenPlace }) {
  const { t } = useTranslation('shell');
  const { actors } = useServices();
  const session = useSessionStatus();
  const user = useUser();
  const count = useCartCount();
  const { locale, changeLocale } = useLocaleChange();

  const link = (name: RouteName, href: string, label: string) => ({
    href,
    label,
    isCurrent: place.match.name === name,
  });
  const account = user && (
    <Suspense fallback={<UserLink name={user.nickname} avatar={user.avatar} href={paths.user()} />}>
      <UserMenu
        name={user.nickname}
        avatar={user.avatar}
        items={[
          { id: 'user', label: t('nav.user'), href: paths.user() },
          { id: 'orders', label: t('nav.orders'), href: paths.orders() },
          { id: 'logout', label: t('nav.logout') },
        ]}
        onAction={(id) => {
          if (id === 'logout') actors.auth.send({ type: 'session.signOut' });
        }}
      />
    </Suspense>
  );
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
      language={<LanguageSwitcher value={locale} onChange={changeLocale} />}
      account={session === 'unknown' ? undefined : account}
      guestLinks={{ logIn: paths.login(), register: paths.register() }}
      cart={{ href: paths.cart(), count: session === 'unknown' ? undefined : count }}
    />
  );
}
