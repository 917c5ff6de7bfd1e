import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { useLocale } from '../app/preferences.ts';
import type { RouteMatch } from '../app/routes.ts';
import { useServices } from '../app/services.ts';
import { type HydrationPart, useHydrationPart, useSettled } from '../hydration/hydration.ts';
import { type ScreenPlace, ScreenPlaceProvider } from './ScreenLocation.tsx';
import { loadedScreen } from './screenModule.ts';

/** What the screen of a place puts into the sidebar, or into the header; `null` when it puts nothing there. */
export function useScreenPart(place: ScreenPlace, part: 'Aside' | 'Middle'): ReactNode {
  const Part = loadedScreen(place.match.route)?.[part];
  if (!Part) return null;
  return (
    <ScreenPlaceProvider value={place}>
      <PartOfScreen match={place.match} Part={Part} />
    </ScreenPlaceProvider>
  );
}

interface PartProps {
  match: RouteMatch;
  Part: ComponentType;
}

function PartOfScreen(props: PartProps) {
  const hydration = useHydrationPart();
  return (
    <Suspense fallback={null}>
      <PreparedPart {...props} hydration={hydration} />
    </Suspense>
  );
}

function PreparedPart({ match: { route }, Part, hydration }: PartProps & { hydration: HydrationPart }) {
  const { screens } = useServices();
  const locale = useLocale();
  useSettled(hydration);
  if (!screens.isReady(route, locale)) use(screens.prepareDrawn(route, locale));
  return <Part />;
}
