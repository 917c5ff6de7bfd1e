import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { assertPortFree } from './assertPortFree.ts';
import { type Config, readConfig } from './config.ts';
import { type Connection, connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './db/seed/seed.ts';
import { createDiskProbe, removeProbes } from './gateways/createDiskProbe.ts';
import { createFolderFileStore } from './gateways/folderFileStore.ts';
import { createLogCodeSender } from './gateways/logCodeSender.ts';
import { createSimulatedGateway } from './gateways/simulatedGateway.ts';
import { startJobs } from './jobs/runJobs.ts';
import { type CallGroup, createAdmission } from './limits/createAdmission.ts';
import { createLogger } from './logging/createLogger.ts';
import { clientAddress } from './router/clientAddress.ts';
import type { Deps } from './router/deps.ts';
import { removeAbandonedForms } from './router/receiveFiles.ts';
import { noteGroup, noteRemoteAddress } from './router/requestNotes.ts';
import { checkPepper, loadSecrets, type Secrets } from './sessions/secrets.ts';

export type { Logger } from 'pino';
export { listen } from './listen.ts';
export { StartupError } from './startupError.ts';

/** How long calls may wait for the database: refusals are sent within a second. Orders and payments, and calls that wait more than once, wait up to `firstPatienceMs` in all. */
const PATIENCE = { patienceMs: 400, firstPatienceMs: 600 };

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

/**
 * Starts the API from the environment.
 *
 * @throws {StartupError} with a sentence for the operator: bad variable, port taken, folder in use or not writable, no database
 */
export async function startApi({ env }: { env: Record<string, string | undefined> }): Promise<RunningApi> {
  const config = readConfig(env);
  await assertPortFree(config);
  const connection = await connect(
    config.databaseUrl === null ? { dataDir: config.dataDir } : { url: config.databaseUrl },
  );
  try {
    await migrate(connection.db);
    await removeAbandonedForms(config.dataDir, new Date());
    await removeProbes(writtenFolders(config));
    const secrets = await loadSecrets(config, connection);
    await checkPepper(connection.db, secrets);
    const { passwordSalt, hasDemoAccount } = config;
    await seed(connection.db, { now: new Date(), pepper: secrets.pepper, passwordSalt, hasDemoAccount });
    return run(config, connection, secrets);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

const uploadsOf = ({ dataDir }: Config) => join(dataDir, 'uploads');
const writtenFolders = (config: Config) => [config.dataDir, uploadsOf(config)];

function run(config: Config, connection: Connection, secrets: Secrets): RunningApi {
  let isDraining = false;
  const logger = createLogger(config.logLevel);
  const clock = () => new Date();
  const assertWritable = createDiskProbe(writtenFolders(config));
  const deps: Deps = {
    db: connection.db,
    clock,
    random: { uuid: randomUUID, bytes: randomBytes },
    config,
    secrets,
    logger,
    payments: createSimulatedGateway({
      db: connection.db,
      clock,
      secret: secrets.callbacks[0],
      callback: async (request) => app.fetch(request),
    }),
    codes: config.logsCodes ? createLogCodeSender(logger) : null,
    files: createFolderFileStore({ folder: uploadsOf(config) }),
    admit: createAdmission({ atOnce: connection.capacity, ...PATIENCE }),
    ready: async () => {
      if (isDraining) throw new Error('The server is stopping');
      await connection.ping();
      await assertWritable();
    },
  };
  const app = createApp(deps);
  const jobs = startJobs(deps);
  let stopping: Promise<void> | undefined;
  return {
    app,
    fetch: async (request) => app.fetch(request),
    fetchFor: (visit) => {
      const group: CallGroup = {};
      return async (request) => {
        noteRemoteAddress(request, clientAddress(visit, config.trustedProxies) ?? undefined);
        noteGroup(request, group);
        return app.fetch(request);
      };
    },
    config,
    deps,
    ...(connection.lost === undefined ? {} : { lost: connection.lost }),
    drain: () => {
      isDraining = true;
    },
    stop: () => {
      isDraining = true;
      stopping ??= jobs.stop().finally(() => connection.close());
      return stopping;
    },
  };
}
