import { BrandMark } from '@mallard/ui/BrandMark';
import { NavBar } from '@mallard/ui/NavBar';
import { paths, type RouteName } from '../routes.ts';
import type { ScreenPlace } from './ScreenLocation.tsx';
import { ShopSearch } from './ShopSearch.tsx';
import { namespaceOf } from './screenModule.ts';
import { useServices } from './services.ts';
import { useTranslation } from './useTranslation.ts';

/** Where the arrow leads when there is no history. */
const parents: Partial<Record<RouteName, string>> = {
  order: paths.orders(),
  payment: paths.orders(),
  checkout: paths.cart(),
  addressEdit: paths.addresses(),
  profile: paths.user(),
  orders: paths.user(),
};

/** The bar at the top of a screen on phones: the shop's with search, or the screen's with its title and the way back. */
export function ShopNavBar({ place: { match, pathname, search } }: { place: ScreenPlace }) {
  const { t, has } = useTranslation('shell');
  const { navigation } = useServices();
  const place = { match, pathname, search };
  if (match.route.frame.topBar === 'shop') {
    return (
      <NavBar start={<BrandMark />}>
        <ShopSearch place={place} variant="bar" />
      </NavBar>
    );
  }
  const parent = parents[match.name] ?? paths.home();
  const namespace = namespaceOf(match.route);
  const key = `${namespace}:${has(`${namespace}:titles.${match.name}`) ? `titles.${match.name}` : 'title'}`;
  // The title's namespace depends on the route; the route table's test says that each has one.
  const title = (t as (key: string) => string)(key);
  const isTab = match.route.frame.hasBottomNav && match.route.access === 'public';
  return <NavBar title={title} {...(isTab ? {} : { backHref: parent, onBack: () => navigation.back(parent) })} />;
}
