import type { ClientCode } from '@mallard/domain/endpoints';
import type { ErrorLog } from '@mallard/domain/errors';
import type { SessionActors } from '../session/sessionActors.ts';

/** Services of a tab that are loaded after the first view: client, endpoints, error log and actors. */
export interface DeferredServices extends ClientCode {
  errorLog: ErrorLog;
  actors: SessionActors;
}

/** Loads the services. All calls share one promise; after a failure, the next call loads again. */
export type LoadDeferredServices = () => Promise<DeferredServices>;

/** Source file of the services, which some pages load at once because they can't be shown without them. */
export const DEFERRED_SERVICES_FILE = 'src/app/createDeferredServices.ts';
