import type { ErrorLog } from '@mallard/domain/errors';
import { createContext } from 'react';
import type { CartDrawer } from '../features/cart/cartDrawer.ts';
import type { Address } from '../navigation/address.ts';
import type { LeaveGuard } from '../navigation/leaveGuard.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { ScreenPreparer } from '../navigation/prepareScreen.ts';
import type { PublicConfig } from './pageState.ts';
import type { Preferences } from './preferences.ts';
import type { Shop } from './shop.ts';
import type { TabActors } from './tabActors.ts';
import { useRequiredContext } from './useRequiredContext.ts';

/** What the shell makes once per tab (or once per server render) and every screen may use: of the shop that answers now, and of the tab. */
export interface Services extends Shop {
  preferences: Preferences;
  address: Address;
  navigation: Navigation;
  /** Follows a link that was pressed, given as path, query and fragment. */
  followLink: (href: string) => void;
  cartDrawer: CartDrawer;
  /** Keeps screens with unsaved words from being left by mistake. */
  leaveGuard: LeaveGuard;
  screens: ScreenPreparer;
  /** Brings what went wrong on this device. */
  openErrorLog: () => Promise<ErrorLog>;
  /** Subscribes to waits for an overloaded server, with the milliseconds until it is asked again. @returns unsubscribes */
  onOverload: (listener: (milliseconds: number) => void) => () => void;
  actors: TabActors;
  /** The clock: milliseconds since 1970. */
  now: () => number;
  origin: string;
  config: PublicConfig;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services of this tab. */
export function useServices(): Services {
  return useRequiredContext(ServicesContext, 'ServicesProvider');
}
