import type { Category } from '@mallard/domain/contract';
import { listCoupons, listFavorites, listNotifications } from '@mallard/domain/endpoints';
import { CategoryIcon } from '@mallard/ui/CategoryIcon';
import { Bell, Flame, Heart, MapPin, Package, Settings2, Sparkles, Tag, Ticket, User } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { Sidebar, type SidebarGroup, type SidebarLink } from '@mallard/ui/Sidebar';
import { paths, type RouteName } from '../app/routes.ts';
import { useOffers } from '../app/useOffers.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { categoryMenu } from '../features/category/categoryMenu.ts';
import { UnreadBadge } from '../features/notifications/UnreadBadge.tsx';
import { useUnreadCount } from '../features/notifications/useUnreadCount.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useScreenPart } from '../navigation/ScreenPart.tsx';
import { useSessionStatus } from '../session/session.ts';

/** The links below which other screens lie. */
const sections: Partial<Record<RouteName, string>> = {
  order: paths.orders(),
  addressEdit: paths.addresses(),
  profile: paths.user(),
};

/** Categories, quick links and, for shoppers, their account, beside the screen on wide layouts. */
export function ShopSidebar({ place, mode }: { place: ScreenLocation; mode: 'full' | 'rail' }) {
  const { t } = useTranslation('shell');
  const isSignedIn = useSessionStatus() === 'signedIn';
  const tree = useEndpoint(...categoryMenu);
  const current = place.match.name === 'category' ? new URLSearchParams(place.search).get('categoryUuid') : null;
  const aside = useScreenPart(place, 'Aside');
  const page = (href: string): Pick<SidebarLink, 'href' | 'current'> => {
    if (place.pathname === href) return { href, current: 'page' };
    return sections[place.match.name] === href ? { href, current: true } : { href };
  };

  const quick: SidebarLink[] = [
    { ...page(paths.hotSale()), label: t('nav.hotSale'), icon: <Icon glyph={Flame} /> },
    { ...page(paths.newArrivals()), label: t('nav.newArrivals'), icon: <Icon glyph={Sparkles} /> },
    { ...page(paths.deals()), label: t('nav.deals'), icon: <Icon glyph={Tag} /> },
  ];
  const offers = useOffers();
  const unreadCount = useUnreadCount();
  const account: SidebarLink[] = [
    { ...page(paths.user()), label: t('nav.user'), icon: <Icon glyph={User} /> },
    { ...page(paths.orders()), label: t('nav.orders'), icon: <Icon glyph={Package} /> },
    ...(offers(listFavorites)
      ? [{ ...page(paths.favorites()), label: t('nav.favorites'), icon: <Icon glyph={Heart} /> }]
      : []),
    { ...page(paths.addresses()), label: t('nav.addresses'), icon: <Icon glyph={MapPin} /> },
    ...(offers(listCoupons)
      ? [{ ...page(paths.coupons()), label: t('nav.coupons'), icon: <Icon glyph={Ticket} /> }]
      : []),
    ...(offers(listNotifications)
      ? [
          {
            ...page(paths.notifications()),
            label: t('nav.notifications'),
            icon: <Icon glyph={Bell} />,
            end: <UnreadBadge count={unreadCount} />,
          },
        ]
      : []),
    { ...page(paths.settings()), label: t('nav.settings'), icon: <Icon glyph={Settings2} /> },
  ];
  const categories: SidebarGroup = {
    label: t('nav.allCategories'),
    links: (tree.data ?? []).map((category) => categoryLink(category, current)),
    status: tree.data ? 'ready' : tree.isError ? 'error' : 'loading',
    onRetry: () => void tree.refetch(),
  };
  const quickGroup = { label: t('nav.quickLinks'), links: quick };
  const accountGroup = { label: t('nav.myAccount'), links: account };
  // Among their own things shoppers look for these, not for goods; so also while it is not known yet who they are.
  // Settings anybody has; who is signed in comes to them from here.
  const isOwn = place.match.route.access === 'member' || (isSignedIn && place.match.name === 'settings');
  const isAccount = mode === 'full' && isOwn;
  return (
    <Sidebar
      mode={mode}
      groups={
        isAccount
          ? [accountGroup, quickGroup]
          : [categories, ...(aside ? [] : [quickGroup, ...(isSignedIn ? [accountGroup] : [])])]
      }
    >
      {aside}
    </Sidebar>
  );
}

/** A category's link; the one that is looked at, or holds what is looked at, shows what is below it. */
function categoryLink(category: Category, current: string | null): SidebarLink {
  const isCurrent = category.id === current;
  const isOpen = current !== null && holds(category, current);
  return {
    href: paths.category({ categoryUuid: category.id }),
    label: category.name,
    ...(category.level === 1 ? { icon: <CategoryIcon name={category.icon} /> } : { count: category.productCount }),
    ...(isCurrent ? { current: 'page' as const } : isOpen ? { current: true as const } : {}),
    ...(isOpen && category.level === 1
      ? { links: category.children.map((child) => categoryLink(child, current)) }
      : {}),
  };
}

function holds(category: Category, id: string): boolean {
  return category.id === id || category.children.some((child) => holds(child, id));
}
