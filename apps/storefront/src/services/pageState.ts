import type { Shop } from '@mallard/domain/contract';
import type { DehydratedState } from '@tanstack/react-query';
import type { PreferenceValues } from '../preferences/preferences.ts';

/**
 * Result of the server's render of the screen. `rateLimited`: the visitor has sent too many requests. `shell`: the server rendered no
 * screen, the browser does.
 */
export type PageOutcome = 'shown' | 'notFound' | 'failed' | 'rateLimited' | 'shell';

/** State that the browser needs to render the same HTML as the server during hydration. */
export interface PageState extends PreferenceValues {
  outcome: PageOutcome;
  /** Path and query that the server rendered; absent from the offline page, which serves every URL. */
  address?: string;
  /** The server's time when it rendered, in milliseconds since 1970. Countdowns use it during hydration. */
  renderedAt: number;
  queries: DehydratedState;
  config: PublicConfig;
}

/** Settings of the deployment that are sent to browsers. */
export interface PublicConfig {
  version: string;
  /** Path below which the shop is served, such as `/shop`. @default the root of its origin */
  basePath?: string;
  /** Whether the shop sells the sample products, which are also shown without a network, and which the demo account can then buy. */
  hasSampleShop: boolean;
  /** Whether the login page shows the credentials of the demo account. @default false */
  hasDemoAccount?: boolean;
  /** Settings of the shop, from its back end. */
  shop: Shop;
}
