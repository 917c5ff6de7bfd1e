import { BrandMark } from '@mallard/ui/BrandMark';
import { NavBar } from '@mallard/ui/NavBar';
import { paths, type RouteName } from '../routes.ts';
import { createLatePart } from './latePart.tsx';
import { isMainPlace } from './mainPlaces.ts';
import type { ScreenPlace } from './ScreenLocation.tsx';
import { namespaceOf } from './screenModule.ts';
import { useServices } from './services.ts';
import { useHasWords, useTranslation } from './useTranslation.ts';

const LateBar = createLatePart('src/shell/ShopBar.tsx', async () => (await import('./ShopBar.tsx')).ShopBar);

/** Where the arrow leads when there is no history. */
const parents: Partial<Record<RouteName, string>> = {
  order: paths.orders(),
  payment: paths.orders(),
  checkout: paths.cart(),
  addressEdit: paths.addresses(),
  profile: paths.user(),
  orders: paths.user(),
};

/** The key of a screen's title among its words, where these name several screens. */
function ownTitle({ match, search }: ScreenPlace): string {
  if (match.name !== 'addressEdit') return `titles.${match.name}`;
  return new URLSearchParams(search).has('uuid') ? 'editTitle' : 'addTitle';
}

/** The bar at the top of a screen on phones: the shop's with search, or the screen's with its title and the way back. */
export function ShopNavBar({ place }: { place: ScreenPlace }) {
  const { t, has } = useTranslation('shell');
  const { navigation } = useServices();
  const { match } = place;
  const namespace = namespaceOf(match.route);
  const hasWords = useHasWords(namespace);
  if (match.route.frame.topBar === 'shop') {
    return (
      <NavBar start={<BrandMark />}>
        <LateBar place={place} />
      </NavBar>
    );
  }
  const parent = parents[match.name] ?? paths.home();
  const own = ownTitle(place);
  const key = `${namespace}:${has(`${namespace}:${own}`) ? own : 'title'}`;
  // The title's namespace depends on the route; the route table's test says that each has one.
  const title = hasWords ? (t as (key: string) => string)(key) : '';
  const back = isMainPlace(match.name) ? {} : { backHref: parent, onBack: () => navigation.back(parent) };
  return <NavBar title={title} {...back} />;
}
