/// <reference path="../locales/resources.d.ts" />
import type { Client, Session } from '@mallard/domain/client';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createDeferredClient } from '@mallard/domain/endpoints';
import { createErrorLog } from '@mallard/domain/errors';
import type { Store } from '@mallard/domain/storage';
import type { ReactNode } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { createI18n } from '../i18n/i18n.ts';
import type { Address } from '../navigation/address.ts';
import { matchRoute } from '../navigation/routes.ts';
import type { PreferenceValues } from '../preferences/preferences.ts';
import type { DeferredServices } from '../services/deferredServices.ts';
import type { Services } from '../services/services.ts';
import { type BrowserSignals, openSessionActors } from '../session/sessionActors.ts';
import { App } from './App.tsx';
import { connectSession } from './connectSession.ts';
import { createServices } from './createServices.ts';

export { paths } from '../navigation/routes.ts';
export { whenSessionKnown } from '../session/session.ts';

/** Options for {@link openStage}. */
interface StageOptions extends PreferenceValues {
  /** Path and query of the screen. */
  path: string;
  client: Client;
  session: Session;
  store: Store;
  window: BrowserSignals;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Sets the listener that is called when the server refuses to renew the session. */
  onSessionEnded: SessionEvents['onSessionEnded'];
}

type SessionEvents = Parameters<typeof connectSession>[1];

/** The shop inside another page. Its URL is in memory and not in the address bar. */
export interface Stage {
  services: Services;
  element: ReactNode;
  /** Starts the actors of session and network. @returns stops them */
  connect: () => () => void;
}

const ORIGIN = 'https://shop.example';

/** Opens a screen inside another page, such as a story. Resolves when its code and messages are loaded. */
export async function openStage({
  path,
  client,
  session,
  store,
  window,
  now,
  onSessionEnded,
  ...preferences
}: StageOptions): Promise<Stage> {
  const { locale } = preferences;
  const i18n = createI18n(locale, DEFAULT_SHOP);
  const deferredServices: DeferredServices = {
    client,
    endpoints,
    errorLog: createErrorLog({ store, now }),
    actors: openSessionActors({ client, session, window }),
  };
  const services = createServices({
    i18n,
    preferences,
    now,
    origin: ORIGIN,
    client: createDeferredClient(async () => deferredServices),
    address: memoryAddress(path),
    config: { version: 'stage', hasSampleShop: true, hasDemoAccount: true, shop: DEFAULT_SHOP },
    browser: {
      store,
      loadDeferredServices: async () => deferredServices,
      preferenceStorage: { save: () => {}, setCookie: () => {} },
      onOverload: () => () => {},
    },
  });
  await services.screens.prepare(matchRoute(new URL(path, ORIGIN).pathname).route, locale);
  return {
    services,
    element: <App services={services} i18n={i18n} outcome="shown" serverUrl={null} />,
    connect: () =>
      connectSession(services, { onSessionEnded, onSessionChangedElsewhere: () => {}, setReachable: () => {} }),
  };
}

/** Creates an address that is in memory and not in the address bar. */
function memoryAddress(path: string): Address {
  const { hook, searchHook, navigate, history } = memoryLocation({ path, record: true });
  return {
    isPage: false,
    router: { hook, searchHook },
    read: () => new URL(history.at(-1) ?? path, ORIGIN),
    // Wouter's memory location doesn't support fragments.
    move: (to, options) => navigate(to.replace(/#.*/, ''), options),
    leave: navigate,
    back() {
      const previous = history.at(-2);
      if (previous === undefined) return false;
      history.pop();
      navigate(previous, { replace: true });
      return true;
    },
  };
}
