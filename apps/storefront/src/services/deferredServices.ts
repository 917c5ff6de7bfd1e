import type { ClientCode } from '@mallard/domain/endpoints';
import type { ErrorLog } from '@mallard/domain/errors';
import type { AuthEmitted, AuthEvent } from '@mallard/state-machines/auth';
import type { NetworkEmitted, NetworkEvent } from '@mallard/state-machines/network';
import type { DeferredActor } from './actorHandle.ts';
import type { NetworkView, SessionView } from './views.ts';

/** The actors of session and network. */
export interface SessionActors {
  auth: DeferredActor<SessionView, AuthEvent, AuthEmitted>;
  network: DeferredActor<NetworkView, NetworkEvent, NetworkEmitted>;
}

/** Services of a tab that are loaded after the first view: client, endpoints, error log and actors. */
export interface DeferredServices extends ClientCode {
  errorLog: ErrorLog;
  actors: SessionActors;
}

/** Loads the services. All calls share one promise; after a failure, the next call loads again. */
export type LoadDeferredServices = () => Promise<DeferredServices>;

/** Source file of the services, which some pages load at once because they can't be shown without them. */
export const DEFERRED_SERVICES_FILE = 'src/app/createDeferredServices.ts';
