// Must be the first import: the others use what it adds.
import './polyfills.ts';
import '@mallard/ui/styles';
import { createDeferredClient } from '@mallard/domain/endpoints';
import { loadToasts } from '@mallard/ui/Toast';
import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadLazySections, recordFirstEvent } from '../hydration/index.ts';
import { createI18n } from '../i18n/i18n.ts';
import { offeredLocales } from '../i18n/offeredLocales.ts';
import { loadNetworkNotice } from '../layout/NetworkStatusRegion.tsx';
import { errorScreenMatch } from '../layout/ScreenOutlet.tsx';
import { setBasePath } from '../navigation/basePath.ts';
import { createFrozenAddress } from '../navigation/frozenAddress.ts';
import { adoptLinkedLocale } from '../navigation/linkedLocale.ts';
import { matchOfferedRoute } from '../navigation/offeredRoutes.ts';
import { redirectOf } from '../navigation/routes.ts';
import { applyAppearance } from '../preferences/applyAppearance.ts';
import { readPreferences } from '../preferences/preferences.ts';
import type { PageState } from '../services/pageState.ts';
import type { Services } from '../services/services.ts';
import { loadScreenError } from '../shared/errors/ScreenError.tsx';
import { loadToggleFavorite } from '../shared/favorites/loadToggleFavorite.ts';
import { App } from './App.tsx';
import { connectSession } from './connectSession.ts';
import { createServices } from './createServices.ts';
import { createTab } from './createTab.ts';
import { loadHasPolyfill } from './loadHasPolyfill.ts';
import { refreshOnRestore } from './refreshOnRestore.ts';
import { showStartFailure, stopWatchingStart } from './startFailure.ts';
import { syncPreferences } from './syncPreferences.ts';

/** Hydrates the page that the server rendered. */
async function start(): Promise<void> {
  const root = document.getElementById('app');
  const stateElement = document.getElementById('state');
  if (!root || !stateElement?.textContent)
    throw new Error('Missing server render: the page needs the elements #app and #state, which the server writes.');
  let isListening = false;
  const replay = recordFirstEvent(root, () => isListening);
  const renderedState: PageState = JSON.parse(stateElement.textContent);
  setBasePath(renderedState.config.basePath ?? '');
  const state = withCurrentState(renderedState);

  const tab = createTab(state, window, () => services.preferences.read().locale);
  const i18n = createI18n(state.locale, state.config.shop);
  // Until the page is hydrated, use the time and URL of the server's render. Otherwise countdowns and screens wouldn't match it.
  let isHydrated = false;
  const renderedUrl = new URL(state.address ?? window.location.href, window.location.origin);
  const address = createFrozenAddress(renderedUrl);
  const services: Services = createServices({
    client: createDeferredClient(tab.browser.loadDeferredServices),
    i18n,
    preferences: { locale: state.locale, theme: state.theme, motion: state.motion },
    now: () => (isHydrated ? tab.now() : state.renderedAt),
    renderedAt: state.renderedAt,
    origin: window.location.origin,
    config: state.config,
    address,
    browser: tab.browser,
  });
  hydrate(services.queryClient, state.queries);

  const match = matchOfferedRoute(renderedUrl.pathname, state.config.shop);
  const isRendered = state.outcome === 'shown' || state.outcome === 'shell';
  const renderedMatch = isRendered ? match : errorScreenMatch(state.outcome);
  const isShell = state.outcome === 'shell';
  await Promise.all([services.screens.prepareWithoutSections(renderedMatch.route, state.locale), loadHasPolyfill()]);
  // A section whose code can't be loaded now is rendered once a retry succeeds.
  if (isShell) await loadLazySections().catch(() => undefined);

  const app = (
    <App
      services={services}
      i18n={i18n}
      outcome={isRendered ? 'shown' : state.outcome}
      serverUrl={null}
      onHydrated={() => {
        isHydrated = true;
        stopWatchingStart();
        address.release();
        // Not before: an event may change the language, and the HTML that isn't hydrated yet would no longer match.
        replay.replay();
        // Not before: the server renders without a session, so a restored session would not match its HTML.
        connectSession(services, tab);
        adoptLinkedLocale(services.preferences, renderedUrl.search, i18n.offeredLocales, window);
        refreshOnRestore(services, tab, window);
        syncPreferences({ preferences: services.preferences, i18n, window });
        // Load error messages before the network can fail, and click handlers before the first click.
        const deferredLoads = [
          loadScreenError(),
          loadNetworkNotice(),
          loadToasts(),
          import('../shared/cart/addToCart.ts'),
          loadToggleFavorite(),
        ];
        Promise.all<unknown>(deferredLoads).catch(() => undefined);
      }}
    />
  );
  if (isShell) createRoot(root).render(app);
  else hydrateRoot(root, app);
  isListening = true;
  loadLazySections().catch(() => undefined);
  // Start loading during hydration. After a failure, the next call loads it again.
  tab.browser.loadDeferredServices().catch(() => undefined);
}

/** Adds the current URL and preferences to the state of the offline page, which was cached before they were known. */
function withCurrentState(state: PageState): PageState {
  if (state.outcome !== 'shell') return state;
  const { pathname, search } = window.location;
  const target = redirectOf(pathname, search);
  if (target !== null) window.history.replaceState(null, '', target);
  const preferences = readPreferences(document.cookie, state, offeredLocales(state.config.shop));
  document.documentElement.lang = preferences.locale;
  applyAppearance(preferences);
  return { ...state, ...preferences };
}

start().catch((error: unknown) => {
  showStartFailure();
  throw error;
});
