import { BrandMark } from '@mallard/ui/BrandMark';
import { NavBar } from '@mallard/ui/NavBar';
import { createLazySection } from '../hydration/index.ts';
import { isMainSection } from '../navigation/mainSections.ts';
import { pathOf, type RouteName } from '../navigation/routes.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useScreenTitle } from '../screen/useScreenTitle.ts';
import { useServices } from '../services/services.ts';
import { useShopLogo } from '../services/useShopLogo.tsx';

const LazyShopBar = createLazySection('src/layout/ShopBar.tsx', async () => (await import('./ShopBar.tsx')).ShopBar);

/** Target of the back button if there is no history. @default the home page */
const parents: Partial<Record<RouteName, RouteName>> = {
  order: 'orders',
  payment: 'orders',
  checkout: 'cart',
  addressEdit: 'addresses',
  profile: 'user',
  orders: 'user',
};

/** Renders the top bar on phones: with search, or with the screen's title and a back button. */
export function ShopNavBar({ location }: { location: ScreenLocation }) {
  const { navigation } = useServices();
  const title = useScreenTitle(location);
  const logo = useShopLogo();
  const { match } = location;
  if (match.route.frame.topBar === 'shop') {
    return (
      <NavBar start={logo ?? <BrandMark />}>
        <LazyShopBar location={location} />
      </NavBar>
    );
  }
  const parent = pathOf(parents[match.name] ?? 'home');
  const backProps = isMainSection(match.name) ? {} : { backHref: parent, onBack: () => navigation.back(parent) };
  return <NavBar title={title} {...backProps} />;
}
