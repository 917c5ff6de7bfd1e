import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import type { RouteMatch } from '../routes.ts';
import { useArrivedPart, useExpectedPart } from './hydration.ts';
import { useLocale } from './preferences.ts';
import { type ScreenPlace, ScreenPlaceProvider } from './ScreenLocation.tsx';
import { loadedScreen } from './screenModule.ts';
import { useServices } from './services.ts';

/** What the screen of a place puts into the sidebar; `null` when it puts nothing there. */
export function useScreenAside(place: ScreenPlace): ReactNode {
  const Aside = loadedScreen(place.match.route)?.Aside;
  if (!Aside) return null;
  return (
    <ScreenPlaceProvider value={place}>
      <LateAside match={place.match} Aside={Aside} />
    </ScreenPlaceProvider>
  );
}

interface AsideProps {
  match: RouteMatch;
  Aside: ComponentType;
}

function LateAside(props: AsideProps) {
  useExpectedPart();
  return (
    <Suspense fallback={null}>
      <PreparedAside {...props} />
    </Suspense>
  );
}

function PreparedAside({ match: { route }, Aside }: AsideProps) {
  const { screens } = useServices();
  const locale = useLocale();
  useArrivedPart();
  if (!screens.isReady(route, locale)) use(screens.prepare(route, locale));
  return <Aside />;
}
