import type { Client } from '@mallard/domain/client';
import type { ErrorLog } from '@mallard/domain/errors';
import type { GuestCart } from '@mallard/domain/intents';
import type { Store } from '@mallard/domain/storage';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { CartHandle } from '../cart/cartHandle.ts';
import type { Address } from './address.ts';
import type { LeaveGuard } from './leaveGuard.ts';
import type { Navigation } from './navigation.ts';
import type { PublicConfig } from './pageState.ts';
import type { Preferences } from './preferences.ts';
import type { ScreenPreparer } from './prepareScreen.ts';
import type { SessionActors } from './sessionActors.ts';

/** What the shell makes once per tab (or once per server render) and every screen may use. */
export interface Services {
  client: Client;
  queryClient: QueryClient;
  preferences: Preferences;
  address: Address;
  navigation: Navigation;
  /** Keeps screens with unsaved words from being left by mistake. */
  leaveGuard: LeaveGuard;
  screens: ScreenPreparer;
  /** What this device keeps, for all tabs. */
  store: Store;
  /** What went wrong on this device. */
  errorLog: ErrorLog;
  /** What a visitor has collected. */
  guestCart: GuestCart;
  /** The cart of who is signed in. */
  cart: CartHandle;
  actors: SessionActors;
  /** The clock: milliseconds since 1970. */
  now: () => number;
  origin: string;
  config: PublicConfig;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services of this tab. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services)
    throw new Error('useServices needs a ServicesProvider above it: render the screen inside AppProviders.');
  return services;
}
