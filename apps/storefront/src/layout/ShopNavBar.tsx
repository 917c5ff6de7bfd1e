import { BrandMark } from '@mallard/ui/BrandMark';
import { NavBar } from '@mallard/ui/NavBar';
import { paths, type RouteName } from '../app/routes.ts';
import { useServices } from '../app/services.ts';
import { createLazySection } from '../hydration/index.ts';
import { isMainSection } from '../navigation/mainSections.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useScreenTitle } from '../navigation/useScreenTitle.ts';

const LateBar = createLazySection('src/layout/ShopBar.tsx', async () => (await import('./ShopBar.tsx')).ShopBar);

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
export function ShopNavBar({ place }: { place: ScreenLocation }) {
  const { navigation } = useServices();
  const title = useScreenTitle(place);
  const { match } = place;
  if (match.route.frame.topBar === 'shop') {
    return (
      <NavBar start={<BrandMark />}>
        <LateBar place={place} />
      </NavBar>
    );
  }
  const parent = parents[match.name] ?? paths.home();
  const back = isMainSection(match.name) ? {} : { backHref: parent, onBack: () => navigation.back(parent) };
  return <NavBar title={title} {...back} />;
}
