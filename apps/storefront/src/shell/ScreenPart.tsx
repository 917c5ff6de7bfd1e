import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import type { RouteMatch } from '../routes.ts';
import { useArrivedPart, useExpectedPart } from './hydration.ts';
import { useLocale } from './preferences.ts';
import { type ScreenPlace, ScreenPlaceProvider } from './ScreenLocation.tsx';
import { loadedScreen } from './screenModule.ts';
import { useServices } from './services.ts';

/** What the screen of a place puts into the sidebar, or into the header; `null` when it puts nothing there. */
export function useScreenPart(place: ScreenPlace, part: 'Aside' | 'Middle'): ReactNode {
  const Part = loadedScreen(place.match.route)?.[part];
  if (!Part) return null;
  return (
    <ScreenPlaceProvider value={place}>
      <LatePart match={place.match} Part={Part} />
    </ScreenPlaceProvider>
  );
}

interface PartProps {
  match: RouteMatch;
  Part: ComponentType;
}

function LatePart(props: PartProps) {
  useExpectedPart();
  return (
    <Suspense fallback={null}>
      <PreparedPart {...props} />
    </Suspense>
  );
}

function PreparedPart({ match: { route }, Part }: PartProps) {
  const { screens } = useServices();
  const locale = useLocale();
  useArrivedPart();
  if (!screens.isReady(route, locale)) use(screens.prepare(route, locale));
  return <Part />;
}
