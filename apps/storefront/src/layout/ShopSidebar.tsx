import type { Category } from '@mallard/domain/contract';
import { CategoryIcon } from '@mallard/ui/CategoryIcon';
import { Bell, Flame, Heart, MapPin, Package, Settings2, Sparkles, Tag, Ticket, User } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { Sidebar, type SidebarGroup, type SidebarLink } from '@mallard/ui/Sidebar';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { pathOf, paths, type RouteName } from '../navigation/routes.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useIsOfferedLink } from '../services/useIsOfferedLink.ts';
import { useSessionStatus } from '../session/session.ts';
import { categoryMenu } from '../shared/categories/categoryMenu.ts';
import { UnreadBadge } from '../shared/notifications/UnreadBadge.tsx';
import { useUnreadCount } from '../shared/notifications/useUnreadCount.ts';
import { useScreenPart } from './ScreenPart.tsx';

/** The link that is marked on screens without their own link. */
const sections: Partial<Record<RouteName, RouteName>> = {
  order: 'orders',
  addressEdit: 'addresses',
  profile: 'user',
};

/** Renders the sidebar of wide layouts: categories, quick links and, for signed-in users, account links. */
export function ShopSidebar({ location, mode }: { location: ScreenLocation; mode: 'full' | 'rail' }) {
  const { t } = useTranslation('shell');
  const isSignedIn = useSessionStatus() === 'signedIn';
  const categoryTree = useEndpoint(...categoryMenu);
  const currentCategoryId =
    location.match.name === 'category' ? new URLSearchParams(location.search).get('categoryUuid') : null;
  const aside = useScreenPart(location, 'Aside');
  const linkTo = (href: string): Pick<SidebarLink, 'href' | 'current'> => {
    if (location.pathname === href) return { href, current: 'page' };
    const section = sections[location.match.name];
    return section && pathOf(section) === href ? { href, current: true } : { href };
  };

  const quickLinks: SidebarLink[] = [
    { ...linkTo(paths.hotSale()), label: t('nav.hotSale'), icon: <Icon glyph={Flame} /> },
    { ...linkTo(paths.newArrivals()), label: t('nav.newArrivals'), icon: <Icon glyph={Sparkles} /> },
    { ...linkTo(paths.deals()), label: t('nav.deals'), icon: <Icon glyph={Tag} /> },
  ];
  const isOffered = useIsOfferedLink();
  const unreadCount = useUnreadCount();
  const accountLinks: SidebarLink[] = [
    { ...linkTo(paths.user()), label: t('nav.user'), icon: <Icon glyph={User} /> },
    { ...linkTo(paths.orders()), label: t('nav.orders'), icon: <Icon glyph={Package} /> },
    { ...linkTo(paths.favorites()), label: t('nav.favorites'), icon: <Icon glyph={Heart} /> },
    { ...linkTo(paths.addresses()), label: t('nav.addresses'), icon: <Icon glyph={MapPin} /> },
    { ...linkTo(paths.coupons()), label: t('nav.coupons'), icon: <Icon glyph={Ticket} /> },
    {
      ...linkTo(paths.notifications()),
      label: t('nav.notifications'),
      icon: <Icon glyph={Bell} />,
      end: <UnreadBadge count={unreadCount} />,
    },
    { ...linkTo(paths.settings()), label: t('nav.settings'), icon: <Icon glyph={Settings2} /> },
  ];
  const categories: SidebarGroup = {
    label: t('nav.allCategories'),
    links: (categoryTree.data ?? []).map((category) => categoryLink(category, currentCategoryId)),
    status: categoryTree.data ? 'ready' : categoryTree.isError ? 'error' : 'loading',
    onRetry: () => void categoryTree.refetch(),
  };
  const quickGroup = { label: t('nav.quickLinks'), links: quickLinks };
  const accountGroup = { label: t('nav.myAccount'), links: accountLinks.filter(isOffered) };
  // On account screens the account links come first, also while the session isn't known yet.
  // Guests have settings too, so these count as an account screen only for signed-in users.
  const isAccountScreen =
    location.match.route.access === 'member' || (isSignedIn && location.match.name === 'settings');
  const isAccount = mode === 'full' && isAccountScreen;
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

/** Returns the link of a category. The current category and its ancestors also show the links of their children. */
function categoryLink(category: Category, currentId: string | null): SidebarLink {
  const isTopLevel = category.level === 1;
  const isOpen = currentId !== null && contains(category, currentId);
  const link: SidebarLink = { href: paths.category({ categoryUuid: category.id }), label: category.name };
  if (isTopLevel) link.icon = <CategoryIcon name={category.icon} />;
  else link.count = category.productCount;
  if (isOpen) link.current = category.id === currentId ? 'page' : true;
  if (isOpen && isTopLevel) link.links = category.children.map((child) => categoryLink(child, currentId));
  return link;
}

function contains(category: Category, id: string): boolean {
  return category.id === id || category.children.some((child) => contains(child, id));
}
