import type { Capabilities } from '@mallard/domain/capabilities';
import type { DehydratedState } from '@tanstack/react-query';
import type { PreferenceValues } from './preferences.ts';

/**
 * How the server's render of the primary screen ended: shown, nothing there, failed, or refused because the visitor asked too often.
 * `shell`: it rendered none, the browser does.
 */
export type PageOutcome = 'shown' | 'notFound' | 'failed' | 'rateLimited' | 'shell';

/** What the server tells the browser so that hydration begins with the same picture. */
export interface PageState extends PreferenceValues {
  outcome: PageOutcome;
  /** Path and query that the server drew; absent from what stands for every address. */
  address?: string;
  /** The server's time when it rendered, milliseconds since 1970: countdowns start from the same moment. */
  renderedAt: number;
  queries: DehydratedState;
  config: PublicConfig;
}

/** Settings of the deployment that browsers need. */
export interface PublicConfig {
  passwordSalt: string;
  version: string;
  /** Whether the login page may name the account `demo`. @default false */
  hasDemoAccount?: boolean;
  /** What the back end offers of the contract. @default all of it */
  capabilities?: Capabilities;
}
