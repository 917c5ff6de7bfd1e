import { Activity, Component, type ReactNode, Suspense, use, useState } from 'react';
import { type HydrationBoundary, useHydrationBoundary, useSettleBoundary } from '../hydration/index.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { type Route, type RouteMatch, type RouteName, routes } from '../navigation/routes.ts';
import { type ScreenLocation, ScreenLocationProvider } from '../navigation/ScreenLocation.tsx';
import { loadedScreen, loadScreen } from '../navigation/screenModule.ts';
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx';
import { useScreenTitle } from '../screen/useScreenTitle.ts';
import type { PageOutcome } from '../services/pageState.ts';
import { useServices } from '../services/services.ts';
import { useLocale } from '../services/usePreferences.ts';
import { ScreenError } from '../shared/errors/ScreenError.tsx';

/** Renders the screen of a location. Screens that the route table preserves stay mounted, hidden, when another one is shown. */
export function ScreenOutlet({ location }: { location: ScreenLocation }) {
  const boundary = useHydrationBoundary();
  const [preserved, setPreserved] = useState<Partial<Record<RouteName, ScreenLocation>>>({});
  const { name, route } = location.match;
  if (route.isPreserved && preserved[name] !== location) setPreserved({ ...preserved, [name]: location });

  const isPreserved = route.isPreserved === true;
  const preservedLocations = isPreserved ? { ...preserved, [name]: location } : preserved;
  return (
    <>
      {Object.values(preservedLocations).map((preservedLocation) => (
        <Activity
          key={preservedLocation.match.name}
          mode={preservedLocation.match.name === name ? 'visible' : 'hidden'}
        >
          <ScreenAt location={preservedLocation} boundary={boundary} />
        </Activity>
      ))}
      {!isPreserved && <ScreenAt key={location.pathname} location={location} boundary={boundary} />}
    </>
  );
}

interface ScreenAtProps {
  location: ScreenLocation;
  /** Settled by the first screen that is hydrated. */
  boundary: HydrationBoundary;
}

function ScreenAt({ location, boundary }: ScreenAtProps) {
  const title = useScreenTitle(location);
  return (
    <ScreenLocationProvider value={location}>
      <ScreenBoundary boundary={boundary}>
        <Suspense fallback={<ScreenSkeleton title={title} />}>
          <LoadedScreen route={location.match.route} boundary={boundary} />
        </Suspense>
      </ScreenBoundary>
    </ScreenLocationProvider>
  );
}

function LoadedScreen({ route, boundary }: { route: Route; boundary: HydrationBoundary }) {
  const { screens } = useServices();
  const locale = useLocale();
  useSettleBoundary(boundary);
  if (!screens.isReady(route, locale)) {
    // If the code is loaded, only the messages of a new language are missing.
    use(loadedScreen(route) ? screens.prepareWithoutSections(route, locale) : screens.prepare(route, locale));
  }
  const { Screen } = loadedScreen(route) ?? use(loadScreen(route));
  return <Screen />;
}

/** Returns the error screen that is rendered instead of a screen that could not be shown. */
export function errorScreenMatch(outcome: PageOutcome): RouteMatch {
  const name = outcome === 'notFound' ? 'notFound' : outcome === 'rateLimited' ? 'tooManyRequests' : 'serverError';
  return { name, route: routes[name], params: {} };
}

interface ScreenBoundaryProps {
  /** Settled by the error message too, because a screen that fails never settles it. */
  boundary: HydrationBoundary;
  children: ReactNode;
}

/** Catches errors of a screen while it renders, and shows a message with a retry button. The shell stays usable. */
class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedScreen boundary={this.props.boundary} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function FailedScreen({ boundary, onRetry }: { boundary: HydrationBoundary; onRetry: () => void }) {
  const { t } = useTranslation('errors');
  useSettleBoundary(boundary);
  return <ScreenError title={t('page')} onRetry={onRetry} />;
}
