/// <reference path="../locales/resources.d.ts" />
import type { Client, Session } from '@mallard/domain/client';
import { endpoints } from '@mallard/domain/contract/all';
import { createLateClient } from '@mallard/domain/endpoints';
import { createErrorLog } from '@mallard/domain/errors';
import type { Store } from '@mallard/domain/storage';
import type { ReactNode } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { createI18n } from '../i18n/i18n.ts';
import type { Address } from '../navigation/address.ts';
import { connectSession } from '../session/connectSession.ts';
import { type BrowserSignals, openSessionActors } from '../session/sessionActors.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import type { PreferenceValues } from './preferences.ts';
import { matchRoute } from './routes.ts';
import type { Services } from './services.ts';
import type { TabCode } from './tabCode.ts';

export { whenSessionKnown } from '../session/session.ts';
export { paths } from './routes.ts';

/** What the shop needs of the page in which it is drawn. */
interface StageOptions extends PreferenceValues {
  /** Where it opens, with its query. */
  path: string;
  client: Client;
  session: Session;
  store: Store;
  window: BrowserSignals;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Hears that the server refused to renew the session. */
  onSessionEnded: StageTab['onSessionEnded'];
}

type StageTab = Parameters<typeof connectSession>[1];

/** The shop in another page, with an address of its own. */
export interface Stage {
  services: Services;
  element: ReactNode;
  /** Starts what a tab does besides drawing. @returns ends it */
  connect: () => () => void;
}

const ORIGIN = 'https://shop.example';

/** Opens a screen of the shop inside another page, such as a story; its code and words are there when this resolves. */
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
  const i18n = createI18n(locale);
  const code: TabCode = {
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
    client: createLateClient(async () => code),
    address: memoryAddress(path),
    config: { passwordSalt: '', version: 'stage', hasDemoAccount: true },
    browser: {
      store,
      open: async () => code,
      places: { save: () => {}, setCookie: () => {} },
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

/** An address that no address bar shows. */
function memoryAddress(path: string): Address {
  const { hook, searchHook, navigate, history } = memoryLocation({ path, record: true });
  return {
    isPage: false,
    router: { hook, searchHook },
    read: () => new URL(history.at(-1) ?? path, ORIGIN),
    // The router of a stage knows no fragments.
    move: (to, options) => navigate(to.replace(/#.*/, ''), options),
    leave: navigate,
    back() {
      const before = history.at(-2);
      if (before === undefined) return false;
      history.pop();
      navigate(before, { replace: true });
      return true;
    },
  };
}
