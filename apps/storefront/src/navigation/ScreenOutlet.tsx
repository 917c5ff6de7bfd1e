import { Activity, Suspense, use, useState } from 'react';
import type { PageOutcome } from '../app/pageState.ts';
import { useLocale } from '../app/preferences.ts';
import { type RouteMatch, type RouteName, routes } from '../app/routes.ts';
import { useServices } from '../app/services.ts';
import { type HydrationBoundary, useHydrationBoundary, useSettleBoundary } from '../hydration/index.ts';
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { type ScreenLocation, ScreenLocationProvider } from './ScreenLocation.tsx';
import { loadedScreen, loadScreen } from './screenModule.ts';
import { useScreenTitle } from './useScreenTitle.ts';

/** Draws the screen of a place, and keeps alive those that the route table says to keep. */
export function ScreenOutlet({ place }: { place: ScreenLocation }) {
  const part = useHydrationBoundary();
  const [kept, setKept] = useState<Partial<Record<RouteName, ScreenLocation>>>({});
  const { name, route } = place.match;
  if (route.isKept && kept[name] !== place) setKept({ ...kept, [name]: place });

  const isKept = route.isKept === true;
  const shownKept = isKept ? { ...kept, [name]: place } : kept;
  return (
    <>
      {Object.values(shownKept).map((keptPlace) => (
        <Activity key={keptPlace.match.name} mode={keptPlace.match.name === name ? 'visible' : 'hidden'}>
          <PlacedScreen place={keptPlace} part={part} />
        </Activity>
      ))}
      {!isKept && <PlacedScreen key={place.pathname} place={place} part={part} />}
    </>
  );
}

interface PlacedScreenProps {
  place: ScreenLocation;
  /** Settled by the first screen that is there. */
  part: HydrationBoundary;
}

function PlacedScreen({ place, part }: PlacedScreenProps) {
  const title = useScreenTitle(place);
  return (
    <ScreenLocationProvider value={place}>
      <ScreenBoundary part={part}>
        <Suspense fallback={<ScreenSkeleton title={title} />}>
          <LoadedScreen match={place.match} part={part} />
        </Suspense>
      </ScreenBoundary>
    </ScreenLocationProvider>
  );
}

function LoadedScreen({ match: { route }, part }: { match: RouteMatch; part: HydrationBoundary }) {
  const { screens } = useServices();
  const locale = useLocale();
  useSettleBoundary(part);
  // In another language it waits for its words alone.
  if (!screens.isReady(route, locale)) use(screens[loadedScreen(route) ? 'prepareDrawn' : 'prepare'](route, locale));
  const { Screen } = loadedScreen(route) ?? use(loadScreen(route));
  return <Screen />;
}

/** The screen that stands in for another at the same address, where that could not be shown. */
export function standIn(outcome: PageOutcome): RouteMatch {
  const name = outcome === 'notFound' ? 'notFound' : outcome === 'rateLimited' ? 'tooManyRequests' : 'serverError';
  return { name, route: routes[name], params: {} };
}
