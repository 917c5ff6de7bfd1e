import type { Config } from '../config/config.ts';
import type { Deps } from '../http/deps.ts';
import type { createApp } from './app.ts';

/** The API, open for business: connected, migrated, stocked, its jobs running. It listens nowhere yet. */
export interface RunningApi {
  app: ReturnType<typeof createApp>;
  /** The API as a function; pass on the very `Request` that came, so that its address stays known. */
  fetch: (request: Request) => Promise<Response>;
  /** The API for the calls of one page, in the name of the visitor who sent the page's request. */
  fetchFor: (visit: Request) => (request: Request) => Promise<Response>;
  config: Config;
  deps: Deps;
  /** From now on `/ready` says no, so that a load balancer sends nobody any more. */
  drain(): void;
  /** Resolves, with the reason, when the database is gone and only a new start brings it back. */
  lost?: Promise<Error>;
  /** Ends jobs and closes the database. May be called twice. */
  stop(): Promise<void>;
}
