import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Deps } from '../http/deps.ts';
import type { PublicData } from '../http/responses/publicData.ts';
import type { SendStored } from '../http/responses/sendStored.ts';
import type { createApp } from './app.ts';

/** An API that pages and a listener use: in this process, or on another server. */
export interface ConnectedApi {
  /** Handles a request. Pass the original `Request` object: the client address is looked up by it. */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Returns a `fetch` for server rendering: its API calls have the client address of the page request, and
   * count as one group if the API is in this process.
   */
  fetchFor: (visit: Request) => (request: Request) => Promise<Response>;
  /**
   * Counts a request that the API doesn't handle, such as one for a page, against the limit of its address.
   *
   * @throws {Refusal} RATE_LIMITED
   */
  limitAddress: (request: Request) => void;
  /** Sends responses of public endpoints that are in memory; absent if the API is on another server. */
  sendStored?: SendStored;
  /** Changes of what pages show to everyone, by this process; absent if the API is on another server. */
  publicData?: PublicData;
  config: Config;
  logger: Logger;
  /** Makes `/ready` return 503 from now on, so that load balancers stop sending requests. */
  drain(): void;
  /** Resolves with the reason when the database connection is lost and only a restart restores it. */
  lost?: Promise<Error>;
  /** Stops the jobs and closes the database. Safe to call twice. */
  stop(): Promise<void>;
}

/** A started API: connected, migrated and seeded, with its jobs running. It does not listen on a port yet. */
export interface RunningApi extends ConnectedApi {
  app: ReturnType<typeof createApp>;
  deps: Deps;
}
