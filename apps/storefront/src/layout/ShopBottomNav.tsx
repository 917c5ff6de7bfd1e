import { BottomNav } from '@mallard/ui/BottomNav';
import { House, LayoutGrid, Settings2, ShoppingBag, User } from '@mallard/ui/glyphs';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { MainSection } from '../navigation/mainSections.ts';
import { paths, type RouteName } from '../navigation/routes.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useIsOfferedLink } from '../services/useIsOfferedLink.ts';
import { useCartCount } from '../shared/cart/useCart.ts';

/** The main section that a screen belongs to. */
const sectionOf: Partial<Record<RouteName, MainSection>> = {
  home: 'home',
  category: 'category',
  search: 'category',
  newArrivals: 'category',
  hotSale: 'category',
  deals: 'category',
  cart: 'cart',
  user: 'user',
  orders: 'user',
  order: 'user',
  favorites: 'user',
  addresses: 'user',
  coupons: 'user',
  notifications: 'user',
  settings: 'settings',
};

/** Renders the bottom navigation on phones with the five main sections. */
export function ShopBottomNav({ location }: { location: ScreenLocation }) {
  const { t } = useTranslation('shell');
  const count = useCartCount();
  return (
    <BottomNav
      currentKey={sectionOf[location.match.name]}
      items={[
        { id: 'home', href: paths.home(), label: t('nav.home'), icon: House },
        { id: 'category', href: paths.category(), label: t('nav.category'), icon: LayoutGrid },
        { id: 'cart', href: paths.cart(), label: t('nav.cart'), icon: ShoppingBag, cartCount: count },
        { id: 'user', href: paths.user(), label: t('nav.me'), icon: User },
        { id: 'settings', href: paths.settings(), label: t('nav.settings'), icon: Settings2 },
      ].filter(useIsOfferedLink())}
    />
  );
}
