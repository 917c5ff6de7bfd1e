import type { ErrorLog } from '@mallard/domain/errors';
import { createContext } from 'react';
import type { Address } from '../navigation/address.ts';
import type { LeaveGuard } from '../navigation/leaveGuard.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { ScreenPreparer } from '../navigation/prepareScreen.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { useRequiredContext } from '../react/useRequiredContext.ts';
import type { CartDrawer } from './cart.ts';
import type { PublicConfig } from './pageState.ts';
import type { Shop } from './shop.ts';
import type { TabActors } from './tabActors.ts';

/** Services that are created once per tab or per server render. Screens get them with {@link useServices}. */
export interface Services extends Shop {
  preferences: Preferences;
  address: Address;
  navigation: Navigation;
  /** Navigates to the path, query and fragment of a clicked link. */
  followLink: (href: string) => void;
  cartDrawer: CartDrawer;
  /** Asks for confirmation before unsaved changes are discarded. */
  leaveGuard: LeaveGuard;
  screens: ScreenPreparer;
  /** Loads the log of errors on this device. */
  openErrorLog: () => Promise<ErrorLog>;
  /** Subscribes to requests that wait for an overloaded server. The listener gets the delay in milliseconds. @returns unsubscribes */
  onOverload: (listener: (milliseconds: number) => void) => () => void;
  actors: TabActors;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Time at which the server rendered the page, in milliseconds since 1970. */
  renderedAt?: number | undefined;
  origin: string;
  config: PublicConfig;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/**
 * Returns the services of this tab.
 *
 * @throws {Error} outside of `App`
 * @example const { client, navigation } = useServices();
 */
export function useServices(): Services {
  return useRequiredContext(ServicesContext, 'ServicesProvider');
}
