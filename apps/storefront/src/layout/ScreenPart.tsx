import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { type HydrationBoundary, useHydrationBoundary, useSettleBoundary } from '../hydration/index.ts';
import type { RouteMatch } from '../navigation/routes.ts';
import { type ScreenLocation, ScreenLocationProvider } from '../navigation/ScreenLocation.tsx';
import { loadedScreen } from '../navigation/screenModule.ts';
import { useServices } from '../services/services.ts';
import { useLocale } from '../services/usePreferences.ts';

/** Renders a screen's content for the sidebar (`Aside`) or the header (`Middle`); `null` if the screen has none. */
export function useScreenPart(location: ScreenLocation, part: 'Aside' | 'Middle'): ReactNode {
  const Part = loadedScreen(location.match.route)?.[part];
  if (!Part) return null;
  return (
    <ScreenLocationProvider value={location}>
      <PartOfScreen match={location.match} Part={Part} />
    </ScreenLocationProvider>
  );
}

interface PartProps {
  match: RouteMatch;
  Part: ComponentType;
}

function PartOfScreen(props: PartProps) {
  const hydration = useHydrationBoundary();
  return (
    <Suspense fallback={null}>
      <PreparedPart {...props} hydration={hydration} />
    </Suspense>
  );
}

function PreparedPart({ match: { route }, Part, hydration }: PartProps & { hydration: HydrationBoundary }) {
  const { screens } = useServices();
  const locale = useLocale();
  useSettleBoundary(hydration);
  if (!screens.isReady(route, locale)) use(screens.prepareWithoutSections(route, locale));
  return <Part />;
}
