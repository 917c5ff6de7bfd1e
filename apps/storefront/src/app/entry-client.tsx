// First, before any code that needs it.
import './polyfills.ts';
import '@mallard/ui/styles';
import { createLateClient } from '@mallard/domain/endpoints';
import { loadToasts } from '@mallard/ui/Toast';
import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAddToCart } from '../features/cart/loadAddToCart.ts';
import { loadToggleFavorite } from '../features/favorites/loadToggleFavorite.ts';
import { loadLazySections, recordFirstEvent } from '../hydration/index.ts';
import { createI18n } from '../i18n/i18n.ts';
import { adoptLinkedLocale } from '../i18n/linkedLocale.ts';
import { loadNetworkNotice } from '../layout/NetworkStatusRegion.tsx';
import { loadScreenError } from '../layout/ScreenError.tsx';
import { createHeldAddress } from '../navigation/heldAddress.ts';
import { standIn } from '../navigation/ScreenOutlet.tsx';
import { connectSession } from '../session/connectSession.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { dressDocument } from './dressDocument.ts';
import { followRestores } from './followRestores.ts';
import { followTabs } from './followTabs.ts';
import { loadHasPolyfill } from './loadHasPolyfill.ts';
import type { PageState } from './pageState.ts';
import { readPreferences } from './preferences.ts';
import { matchRoute, redirectOf } from './routes.ts';
import type { Services } from './services.ts';
import { endStartWatch, showStartFailure } from './startFailure.ts';
import { startTab } from './startTab.ts';

/** Takes over the page that the server drew. */
async function start(): Promise<void> {
  const root = document.getElementById('app');
  const stateElement = document.getElementById('state');
  if (!root || !stateElement?.textContent) throw new Error('The page was not drawn by the server.');
  let isListening = false;
  const replay = recordFirstEvent(root, () => isListening);
  const state = stateOf(JSON.parse(stateElement.textContent) as PageState);

  const tab = startTab(state, window, () => services.preferences.read().locale);
  const i18n = createI18n(state.locale);
  // Until the page is taken over, time and place stand where the server drew them, or countdowns and screens would not match.
  let isHydrated = false;
  const drawn = new URL(state.address ?? window.location.href, window.location.origin);
  const address = createHeldAddress(drawn);
  const services: Services = createServices({
    client: createLateClient(tab.browser.open),
    i18n,
    preferences: { locale: state.locale, theme: state.theme, motion: state.motion },
    now: () => (isHydrated ? tab.now() : state.renderedAt),
    origin: window.location.origin,
    config: state.config,
    address,
    browser: tab.browser,
  });
  hydrate(services.queryClient, state.queries);

  const match = matchRoute(drawn.pathname);
  const isDrawn = state.outcome === 'shown' || state.outcome === 'shell';
  const shown = isDrawn ? match : standIn(state.outcome);
  const isShell = state.outcome === 'shell';
  await Promise.all([services.screens.prepareDrawn(shown.route, state.locale), loadHasPolyfill()]);
  // What one of them is missing for is drawn when it comes.
  if (isShell) await loadLazySections().catch(() => undefined);

  const app = (
    <App
      services={services}
      i18n={i18n}
      outcome={isDrawn ? 'shown' : state.outcome}
      serverUrl={null}
      onHydrated={() => {
        isHydrated = true;
        endStartWatch();
        address.release();
        // Not before: a language that was chosen would no longer match what is still to be taken over.
        replay.replay();
        // Earlier, a stored session would already be known while the server's page still waits for it.
        connectSession(services, tab);
        adoptLinkedLocale(services.preferences, drawn.search, window);
        followRestores(services, tab, window);
        followTabs({ preferences: services.preferences, i18n, window });
        // What tells of failures must be here before there are any; what a press waits for, before the press.
        const parts = [loadScreenError(), loadNetworkNotice(), loadToasts(), loadAddToCart(), loadToggleFavorite()];
        Promise.all<unknown>(parts).catch(() => undefined);
      }}
    />
  );
  if (isShell) createRoot(root).render(app);
  else hydrateRoot(root, app);
  isListening = true;
  loadLazySections().catch(() => undefined);
  // It comes while the page is taken over, and is tried again by who needs it.
  tab.browser.open().catch(() => undefined);
}

/** The page that was kept for when there is no network knows neither the address nor what the visitor has chosen since. */
function stateOf(state: PageState): PageState {
  if (state.outcome !== 'shell') return state;
  const { pathname, search } = window.location;
  const target = redirectOf(pathname, search);
  if (target !== null) window.history.replaceState(null, '', target);
  const chosen = readPreferences(document.cookie, state);
  document.documentElement.lang = chosen.locale;
  dressDocument(chosen);
  return { ...state, ...chosen };
}

start().catch((error: unknown) => {
  showStartFailure();
  throw error;
});
