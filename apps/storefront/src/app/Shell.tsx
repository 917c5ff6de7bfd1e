import { AppShell } from '@mallard/ui/AppShell';
import { PageProgress } from '@mallard/ui/PageProgress';
import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { LazyCartDrawer } from '../features/cart/LazyCartDrawer.tsx';
import { useCartToasts } from '../features/cart/useCartToasts.ts';
import { QuickAddProvider } from '../features/product/QuickAdd.tsx';
import { createLazySection, useFocusRestore } from '../hydration/index.ts';
import { inLocale, linkedLocale } from '../i18n/linkedLocale.ts';
import { useLinkedLocale } from '../i18n/useLinkedLocale.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { NetworkStatusRegion } from '../layout/NetworkStatusRegion.tsx';
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { ShopBottomNav } from '../layout/ShopBottomNav.tsx';
import { ShopNavBar } from '../layout/ShopNavBar.tsx';
import * as styles from '../layout/shell.css.ts';
import { useOverloadToast } from '../layout/useOverloadToast.ts';
import { LeaveConfirmation } from '../navigation/LeaveConfirmation.tsx';
import { useIsNavigating } from '../navigation/navigation.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { ScreenOutlet, standIn } from '../navigation/ScreenOutlet.tsx';
import { useDocumentMeta } from '../navigation/useDocumentMeta.ts';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { useQuery } from '../navigation/useQuery.ts';
import { useScreenTitle } from '../navigation/useScreenTitle.ts';
import { StuckSession } from '../session/StuckSession.tsx';
import { useGuard } from '../session/useGuard.ts';
import { useSessionToasts } from '../session/useSessionToasts.ts';
import type { PageOutcome } from './pageState.ts';
import { matchRoute } from './routes.ts';
import { useServices } from './services.ts';
import { useUpdateToast } from './useUpdateToast.ts';

/** Only its links, and a form that works by itself, are wanted before it is here. */
const LateHeader = createLazySection(
  'src/layout/ShopHeader.tsx',
  async () => (await import('../layout/ShopHeader.tsx')).ShopHeader,
);
const LateSidebar = createLazySection(
  'src/layout/ShopSidebar.tsx',
  async () => (await import('../layout/ShopSidebar.tsx')).ShopSidebar,
);
const LateFooter = createLazySection(
  'src/layout/ShopFooter.tsx',
  async () => (await import('../layout/ShopFooter.tsx')).ShopFooter,
);

/** The frame around every screen, drawn from the route table, and the screen that the address and the guard allow. */
export function Shell({ outcome }: { outcome: PageOutcome }) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  const { place, isFirst } = usePlace(outcome);
  const title = useScreenTitle(place);
  const { kind: verdict, target } = useGuard(place);
  // While a redirect loads, its frame is shown already: the content does not move when a sidebar comes or goes.
  const { frame } = (target === null ? place.match : matchRoute(pathOf(target))).route;
  useSessionToasts();
  useCartToasts();
  useUpdateToast();
  useOverloadToast();
  useDocumentMeta(place);
  useLinkedLocale();
  useFocusOnNavigation(place.pathname);
  useFocusRestore();
  return (
    <QuickAddProvider>
      <PageProgress isActive={useIsNavigating(navigation)} label={t('loading')} />
      <AppShell
        className={isFirst ? styles.opening : undefined}
        header={<LateHeader place={place} />}
        navBar={frame.topBar === 'none' ? undefined : <ShopNavBar place={place} />}
        banner={<NetworkStatusRegion />}
        sidebar={frame.sidebar === 'none' ? undefined : <LateSidebar place={place} mode={frame.sidebar} />}
        sidebarMode={frame.sidebar}
        footer={<LateFooter />}
        bottomNav={frame.hasBottomNav ? <ShopBottomNav place={place} /> : undefined}
        bottomBar={frame.hasBottomNav ? 'nav' : 'actions'}
        isBleeding={place.match.name === 'product'}
      >
        {verdict === 'show' && <ScreenOutlet place={place} />}
        {verdict === 'wait' && <ScreenSkeleton title={title} />}
        {verdict === 'stuck' && <StuckSession />}
      </AppShell>
      <LazyCartDrawer />
      <LeaveConfirmation />
    </QuickAddProvider>
  );
}

/** Returns the path of an address of the shop. @param target path and query */
function pathOf(target: string): string {
  return target.split(/[?#]/)[0] ?? target;
}

/** The place that the address bar names, and whether it is the first: that is what the server made of it. */
function usePlace(outcome: PageOutcome): { place: ScreenLocation; isFirst: boolean } {
  const [pathname] = useLocation();
  const query = useQuery();
  const search = linkedLocale(query) === null ? query : inLocale(`?${query}`, null).slice(2);
  const first = useRef(pathname + search);
  const isFirst = first.current === pathname + search;
  return useMemo(() => {
    const match = isFirst && outcome !== 'shown' ? standIn(outcome) : matchRoute(pathname);
    return { place: { match, pathname, search }, isFirst };
  }, [isFirst, outcome, pathname, search]);
}
