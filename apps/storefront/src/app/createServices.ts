import type { DeferredClient } from '@mallard/domain/endpoints';
import { createStore } from '@mallard/domain/storage';
import type { I18n } from '../i18n/i18n.ts';
import { type Address, addressBar } from '../navigation/address.ts';
import { createLeaveGuard } from '../navigation/leaveGuard.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createScreenPreparer } from '../navigation/prepareScreen.ts';
import { createPreferences, type PreferenceValues } from '../preferences/preferences.ts';
import type { PublicConfig } from '../services/pageState.ts';
import type { Services } from '../services/services.ts';
import { createTabActors } from '../services/tabActors.ts';
import { createCartDrawer, createLinkFollower } from '../shared/cart/cartDrawer.ts';
import { createShop } from './createShop.ts';
import type { BrowserFeatures } from './createTab.ts';

interface ServicesInput {
  client: DeferredClient;
  i18n: I18n;
  preferences: PreferenceValues;
  now: () => number;
  /** Time at which the server rendered the page, in milliseconds since 1970. */
  renderedAt?: number | undefined;
  origin: string;
  config: PublicConfig;
  /** Where screens read and write their URL. @default the address bar */
  address?: Address;
  /** Browser features; absent on the server. */
  browser?: BrowserFeatures;
}

/** Creates the services of one tab or one server render without starting anything. */
export function createServices({
  client,
  i18n,
  preferences: initialPreferences,
  now,
  renderedAt,
  origin,
  config,
  address = addressBar,
  browser,
}: ServicesInput): Services {
  const preferences = createPreferences(initialPreferences, browser?.preferenceStorage);
  const screens = createScreenPreparer(i18n);
  const leaveGuard = createLeaveGuard({ isPage: address.isPage });
  const store = browser?.store ?? createStore({ area: null, now });
  const loadDeferredServices = browser?.loadDeferredServices ?? rejectOnServer;
  const actors = createTabActors(loadDeferredServices);
  const cartDrawer = createCartDrawer();
  const navigation = createNavigation(
    (route) => screens.prepare(route, preferences.read().locale),
    address,
    leaveGuard.mayLeave,
  );
  return {
    ...createShop({ client, store, now, isSample: false }),
    preferences,
    screens,
    address,
    navigation,
    followLink: createLinkFollower({ actors, cartDrawer, navigation }),
    cartDrawer,
    leaveGuard,
    openErrorLog: async () => (await loadDeferredServices()).errorLog,
    onOverload: browser?.onOverload ?? (() => () => undefined),
    actors,
    now,
    renderedAt,
    origin,
    config,
  };
}

function rejectOnServer(): Promise<never> {
  return Promise.reject(new Error('Deferred services are not available on the server: use them in the browser only.'));
}
