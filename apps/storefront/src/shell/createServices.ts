import type { Client } from '@mallard/domain/client';
import { createErrorLog, type ErrorLog } from '@mallard/domain/errors';
import { createStore, type Store } from '@mallard/domain/storage';
import type { i18n } from 'i18next';
import { createDemoDoor, type DemoDoorParts } from '../offline/demoDoor.ts';
import { type Address, addressBar } from './address.ts';
import { createLeaveGuard } from './leaveGuard.ts';
import { createNavigation } from './navigation.ts';
import type { PublicConfig } from './pageState.ts';
import { createPreferences, type PreferencePlaces, type PreferenceValues } from './preferences.ts';
import { createScreenPreparer } from './prepareScreen.ts';
import type { Services } from './services.ts';
import { createSessionActors, type SessionPlaces } from './sessionActors.ts';
import { createShop } from './shop.ts';

interface ServicesInput {
  client: Client;
  words: i18n;
  preferences: PreferenceValues;
  now: () => number;
  origin: string;
  config: PublicConfig;
  /** Where the shop is. @default the address bar */
  address?: Address;
  /** What only a browser has; absent on the server. */
  browser?: {
    places: PreferencePlaces;
    store: Store;
    session: SessionPlaces;
    errorLog: ErrorLog;
    /** Absent where the demo account needs the network, too. */
    demo?: DemoDoorParts;
  };
}

/** Makes the services of one tab or one server render. Nothing is started. */
export function createServices({
  client,
  words,
  preferences: chosen,
  now,
  origin,
  config,
  address = addressBar,
  browser,
}: ServicesInput): Services {
  const preferences = createPreferences(chosen, browser?.places);
  const screens = createScreenPreparer(words);
  const leaveGuard = createLeaveGuard();
  const store = browser?.store ?? createStore({ area: null, now });
  const demo = browser?.demo ? createDemoDoor(browser.demo, () => preferences.read().locale) : null;
  return {
    ...createShop({ client, store, now, isSample: false }),
    preferences,
    screens,
    address,
    navigation: createNavigation(
      (route) => screens.prepare(route, preferences.read().locale),
      address,
      leaveGuard.mayLeave,
    ),
    leaveGuard,
    errorLog: browser?.errorLog ?? createErrorLog({ store, now }),
    actors: createSessionActors(client, browser?.session ?? null, demo),
    demo,
    now,
    origin,
    config,
  };
}
