import '@mallard/ui/styles';
import { createLateClient } from '@mallard/domain/endpoints';
import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoute, redirectOf } from './routes.ts';
import { App } from './shell/App.tsx';
import { connectSession } from './shell/connectSession.ts';
import { createServices } from './shell/createServices.ts';
import type { PageState } from './shell/pageState.ts';
import { readPreferences } from './shell/preferences.ts';
import { standIn } from './shell/ScreenOutlet.tsx';
import type { Services } from './shell/services.ts';
import { startTab } from './shell/startTab.ts';
import { createWords } from './shell/words.ts';

/** Takes over the page that the server drew. */
async function start(): Promise<void> {
  const root = document.getElementById('app');
  const stateElement = document.getElementById('state');
  if (!root || !stateElement?.textContent)
    throw new Error('The page has no #app or #state: it was not drawn by the server.');
  const state = stateOf(JSON.parse(stateElement.textContent) as PageState);

  const tab = startTab(state, window, () => services.preferences.read().locale);
  const words = createWords(state.locale);
  // Until the page is taken over, time stands where the server drew it, or countdowns would not match.
  let isHydrated = false;
  const services: Services = createServices({
    client: createLateClient(tab.browser.open),
    words,
    preferences: { locale: state.locale, theme: state.theme, motion: state.motion },
    now: () => (isHydrated ? tab.now() : state.renderedAt),
    origin: window.location.origin,
    config: state.config,
    browser: tab.browser,
  });
  hydrate(services.queryClient, state.queries);

  const match = matchRoute(window.location.pathname);
  const isDrawn = state.outcome === 'shown' || state.outcome === 'shell';
  const shown = isDrawn ? match : standIn(state.outcome === 'notFound' ? 'notFound' : 'serverError');
  await services.screens.prepare(shown.route, state.locale);

  const app = (
    <App
      services={services}
      words={words}
      outcome={isDrawn ? 'shown' : state.outcome}
      serverUrl={null}
      onHydrated={() => {
        isHydrated = true;
        // Earlier, a stored session would already be known while the server's page still waits for it.
        connectSession(services, tab);
      }}
    />
  );
  if (state.outcome === 'shell') createRoot(root).render(app);
  else hydrateRoot(root, app);
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
  const { dataset } = document.documentElement;
  document.documentElement.lang = chosen.locale;
  dataset.theme = chosen.theme;
  dataset.motion = chosen.motion;
  return { ...state, ...chosen };
}

void start();
