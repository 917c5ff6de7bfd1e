import { AppShell } from '@mallard/ui/AppShell';
import { PageProgress } from '@mallard/ui/PageProgress';
import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { LateCartDrawer } from '../cart/LateCartDrawer.tsx';
import { useCartToasts } from '../cart/useCartToasts.ts';
import { QuickAddProvider } from '../goods/QuickAdd.tsx';
import { matchRoute } from '../routes.ts';
import { LeaveNews } from './LeaveNews.tsx';
import { createLatePart } from './latePart.tsx';
import { inLocale, linkedLocale } from './linkedLocale.ts';
import { NetworkNews } from './NetworkNews.tsx';
import { useIsNavigating } from './navigation.ts';
import type { PageOutcome } from './pageState.ts';
import type { ScreenPlace } from './ScreenLocation.tsx';
import { ScreenOutlet, standIn } from './ScreenOutlet.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { ShopBottomNav } from './ShopBottomNav.tsx';
import { ShopNavBar } from './ShopNavBar.tsx';
import { StuckSession } from './StuckSession.tsx';
import { useServices } from './services.ts';
import * as styles from './shell.css.ts';
import { useDocumentMeta } from './useDocumentMeta.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useGuard } from './useGuard.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLinkedLocale } from './useLinkedLocale.ts';
import { useOverloadToast } from './useOverloadToast.ts';
import { useQuery } from './useQuery.ts';
import { useScreenTitle } from './useScreenTitle.ts';
import { useSessionNews } from './useSessionNews.ts';
import { useTranslation } from './useTranslation.ts';
import { useUpdateNews } from './useUpdateNews.ts';

/** Only its links, and a form that works by itself, are wanted before it is here. */
const LateHeader = createLatePart(
  'src/shell/ShopHeader.tsx',
  async () => (await import('./ShopHeader.tsx')).ShopHeader,
);
const LateSidebar = createLatePart(
  'src/shell/ShopSidebar.tsx',
  async () => (await import('./ShopSidebar.tsx')).ShopSidebar,
);
const LateFooter = createLatePart(
  'src/shell/ShopFooter.tsx',
  async () => (await import('./ShopFooter.tsx')).ShopFooter,
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
  useSessionNews();
  useCartToasts();
  useUpdateNews();
  useOverloadToast();
  useDocumentMeta(place);
  useLinkedLocale();
  useFocusOnNavigation(place.pathname);
  useKeptFocus();
  return (
    <QuickAddProvider>
      <PageProgress isActive={useIsNavigating(navigation)} label={t('loading')} />
      <AppShell
        className={isFirst ? styles.opening : undefined}
        header={<LateHeader place={place} />}
        navBar={frame.topBar === 'none' ? undefined : <ShopNavBar place={place} />}
        banner={<NetworkNews />}
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
      <LateCartDrawer />
      <LeaveNews />
    </QuickAddProvider>
  );
}

/** Returns the path of an address of the shop. @param target path and query */
function pathOf(target: string): string {
  return target.split(/[?#]/)[0] ?? target;
}

/** The place that the address bar names, and whether it is the first: that is what the server made of it. */
function usePlace(outcome: PageOutcome): { place: ScreenPlace; isFirst: boolean } {
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
