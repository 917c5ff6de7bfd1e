import { AppShell } from '@mallard/ui/AppShell';
import { PageProgress } from '@mallard/ui/PageProgress';
import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { LazyCartDrawer } from '../features/cart/LazyCartDrawer.tsx';
import { useCartToasts } from '../features/cart/useCartToasts.ts';
import { createLazySection, useFocusRestore } from '../hydration/index.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { NetworkStatusRegion } from '../layout/NetworkStatusRegion.tsx';
import { errorScreenMatch, ScreenOutlet } from '../layout/ScreenOutlet.tsx';
import { ShopBottomNav } from '../layout/ShopBottomNav.tsx';
import { ShopNavBar } from '../layout/ShopNavBar.tsx';
import { StuckSession } from '../layout/StuckSession.tsx';
import { useOverloadToast } from '../layout/useOverloadToast.ts';
import { inLocale, linkedLocale } from '../navigation/linkedLocale.ts';
import { useIsNavigating } from '../navigation/navigation.ts';
import { matchOfferedRoute } from '../navigation/offeredRoutes.ts';
import { matchRoute } from '../navigation/routes.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { useQuery } from '../navigation/useQuery.ts';
import { LeaveConfirmation } from '../screen/LeaveConfirmation.tsx';
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx';
import * as styles from '../screen/shell.css.ts';
import { useDocumentMeta } from '../screen/useDocumentMeta.ts';
import { useLinkedLocale } from '../screen/useLinkedLocale.ts';
import { useScreenTitle } from '../screen/useScreenTitle.ts';
import type { PageOutcome } from '../services/pageState.ts';
import { useServices } from '../services/services.ts';
import { useGuard } from '../session/useGuard.ts';
import { useSessionToasts } from '../session/useSessionToasts.ts';
import { QuickAddProvider } from '../shared/products/QuickAdd.tsx';
import { useUpdateToast } from './useUpdateToast.ts';

// Before these sections are hydrated, their links and the search form work as plain HTML.
const LazyHeader = createLazySection(
  'src/layout/ShopHeader.tsx',
  async () => (await import('../layout/ShopHeader.tsx')).ShopHeader,
);
const LazySidebar = createLazySection(
  'src/layout/ShopSidebar.tsx',
  async () => (await import('../layout/ShopSidebar.tsx')).ShopSidebar,
);
const LazyFooter = createLazySection(
  'src/layout/ShopFooter.tsx',
  async () => (await import('../layout/ShopFooter.tsx')).ShopFooter,
);

/** Renders the current screen, if the guard allows it, and the frame that the route table defines for it. */
export function Shell({ outcome }: { outcome: PageOutcome }) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  const { location, isFirst } = useCurrentLocation(outcome);
  const title = useScreenTitle(location);
  const { kind: guardResult, target } = useGuard(location);
  // While a redirect loads, show the frame of its target. Otherwise the content would move when the sidebar changes.
  const { frame } = (target === null ? location.match : matchRoute(pathOf(target))).route;
  useSessionToasts();
  useCartToasts();
  useUpdateToast();
  useOverloadToast();
  useDocumentMeta(location);
  useLinkedLocale();
  useFocusOnNavigation(location.pathname);
  useFocusRestore();
  return (
    <QuickAddProvider>
      <PageProgress isActive={useIsNavigating(navigation)} label={t('loading')} />
      <AppShell
        className={isFirst ? styles.firstView : undefined}
        header={<LazyHeader location={location} />}
        navBar={frame.topBar === 'none' ? undefined : <ShopNavBar location={location} />}
        banner={<NetworkStatusRegion />}
        sidebar={frame.sidebar === 'none' ? undefined : <LazySidebar location={location} mode={frame.sidebar} />}
        sidebarMode={frame.sidebar}
        footer={<LazyFooter />}
        bottomNav={frame.hasBottomNav ? <ShopBottomNav location={location} /> : undefined}
        bottomBar={frame.hasBottomNav ? 'nav' : 'actions'}
        isBleeding={location.match.name === 'product'}
      >
        {guardResult === 'show' && <ScreenOutlet location={location} />}
        {guardResult === 'wait' && <ScreenSkeleton title={title} />}
        {guardResult === 'stuck' && <StuckSession />}
      </AppShell>
      <LazyCartDrawer />
      <LeaveConfirmation />
    </QuickAddProvider>
  );
}

/** Removes the query and the fragment of a path. */
function pathOf(target: string): string {
  return target.split(/[?#]/)[0] ?? target;
}

/** Returns the location in the address bar, and whether it is the one that the server rendered. */
function useCurrentLocation(outcome: PageOutcome): { location: ScreenLocation; isFirst: boolean } {
  const [pathname] = useLocation();
  const { shop } = useServices().config;
  const query = useQuery();
  const search = linkedLocale(query) === null ? query : inLocale(`?${query}`, null).slice(2);
  const initialAddress = useRef(pathname + search);
  const isFirst = initialAddress.current === pathname + search;
  return useMemo(() => {
    const match = isFirst && outcome !== 'shown' ? errorScreenMatch(outcome) : matchOfferedRoute(pathname, shop);
    return { location: { match, pathname, search }, isFirst };
  }, [isFirst, outcome, pathname, search, shop]);
}
