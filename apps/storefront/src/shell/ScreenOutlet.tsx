import { Activity, Suspense, use, useState } from 'react';
import { type RouteMatch, type RouteName, routes } from '../routes.ts';
import { useArrivedPart, useExpectedPart } from './hydration.ts';
import { useLocale } from './preferences.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { type ScreenPlace, ScreenPlaceProvider } from './ScreenLocation.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { loadedScreen, loadScreen } from './screenModule.ts';
import { useServices } from './services.ts';

/** Draws the screen of a place, and keeps alive those that the route table says to keep. */
export function ScreenOutlet({ place }: { place: ScreenPlace }) {
  useExpectedPart();
  const [kept, setKept] = useState<Partial<Record<RouteName, ScreenPlace>>>({});
  const { name, route } = place.match;
  if (route.isKept && kept[name] !== place) setKept({ ...kept, [name]: place });

  const isKept = route.isKept === true;
  const shownKept = isKept ? { ...kept, [name]: place } : kept;
  return (
    <>
      {Object.values(shownKept).map((keptPlace) => (
        <Activity key={keptPlace.match.name} mode={keptPlace.match.name === name ? 'visible' : 'hidden'}>
          <PlacedScreen place={keptPlace} />
        </Activity>
      ))}
      {!isKept && <PlacedScreen key={place.pathname} place={place} />}
    </>
  );
}

function PlacedScreen({ place }: { place: ScreenPlace }) {
  return (
    <ScreenPlaceProvider value={place}>
      <ScreenBoundary>
        <Suspense fallback={<ScreenSkeleton />}>
          <LoadedScreen match={place.match} />
        </Suspense>
      </ScreenBoundary>
    </ScreenPlaceProvider>
  );
}

function LoadedScreen({ match: { route } }: { match: RouteMatch }) {
  const { screens } = useServices();
  const locale = useLocale();
  useArrivedPart();
  if (!screens.isReady(route, locale)) use(screens.prepare(route, locale));
  const { Screen } = loadedScreen(route) ?? use(loadScreen(route));
  return <Screen />;
}

/** The match of a screen that stands in for another at the same address. */
export function standIn(name: 'notFound' | 'serverError'): RouteMatch {
  return { name, route: routes[name], params: {} };
}
