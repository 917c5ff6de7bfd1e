import { type Client, createUuid, systemTimers } from '@mallard/domain/client';
import { createErrorLog, type ErrorLog } from '@mallard/domain/errors';
import { createGuestCart } from '@mallard/domain/intents';
import { createStore, type Store } from '@mallard/domain/storage';
import { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createCartHandle } from '../cart/cartHandle.ts';
import { goodsOf } from '../cart/goodsOf.ts';
import { type Address, addressBar } from './address.ts';
import { createLeaveGuard } from './leaveGuard.ts';
import { createNavigation } from './navigation.ts';
import type { PublicConfig } from './pageState.ts';
import { createPreferences, type PreferencePlaces, type PreferenceValues } from './preferences.ts';
import { createScreenPreparer } from './prepareScreen.ts';
import type { Services } from './services.ts';
import { createSessionActors, type SessionPlaces } from './sessionActors.ts';

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
  browser?: { places: PreferencePlaces; store: Store; session: SessionPlaces; errorLog: ErrorLog };
}

const GARBAGE_AFTER_MS = 1_800_000;

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
  const queryClient = new QueryClient({
    defaultOptions: {
      // The client retries what is safe to repeat; a second layer of retries would multiply them.
      queries: { retry: false, gcTime: GARBAGE_AFTER_MS, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const preferences = createPreferences(chosen, browser?.places);
  const screens = createScreenPreparer(words);
  const leaveGuard = createLeaveGuard();
  const store = browser?.store ?? createStore({ area: null, now });
  const guestCart = createGuestCart({
    ...{ store, createUuid: () => createUuid(), timers: systemTimers, now },
    locks: globalThis.navigator?.locks ?? null,
  });
  return {
    client,
    queryClient,
    preferences,
    screens,
    address,
    navigation: createNavigation(
      (route) => screens.prepare(route, preferences.read().locale),
      address,
      leaveGuard.mayLeave,
    ),
    leaveGuard,
    store,
    errorLog: browser?.errorLog ?? createErrorLog({ store, now }),
    guestCart,
    cart: createCartHandle({
      ...{ client, store, guestCart, now },
      goodsOf: (skuUuid) => goodsOf(queryClient, skuUuid),
    }),
    actors: createSessionActors(client, browser?.session ?? null),
    now,
    origin,
    config,
  };
}
