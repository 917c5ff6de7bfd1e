import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Shop } from '@mallard/domain/contract';
import { type Config, readConfig } from '../config/config.ts';
import { readShopFile } from '../config/readShopFile.ts';
import { StartupError } from '../config/startupError.ts';
import { connect } from '../db/connect.ts';
import type { Connection } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { assertOrderCurrency } from '../features/orders/assertOrderCurrency.ts';
import { createDiskProbe, removeProbes } from '../gateways/createDiskProbe.ts';
import { createFolderFileStore } from '../gateways/folderFileStore.ts';
import { loadPaymentGateway, openPaymentGateway } from '../gateways/loadPaymentGateway.ts';
import { createLogCodeSender } from '../gateways/logCodeSender.ts';
import type { CreatePaymentGateway, PaymentGateway } from '../gateways/paymentGateway.ts';
import { createSimulatedGateway } from '../gateways/simulatedGateway.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { Deps } from '../http/deps.ts';
import { type CallGroup, createAdmission } from '../http/limits/createAdmission.ts';
import { createAddressLimit } from '../http/limits/limitAddresses.ts';
import { createLogger } from '../http/logging/createLogger.ts';
import { removeAbandonedForms } from '../http/receiveFiles.ts';
import { setCallGroup, setRemoteAddress } from '../http/requestMetadata.ts';
import { createPublicData } from '../http/responses/publicData.ts';
import { createResponseCache } from '../http/responses/responseCache.ts';
import { createSendStored } from '../http/responses/sendStored.ts';
import { storedCalls } from '../http/responses/storedCalls.ts';
import { checkPepper, loadSecrets, type Secrets } from '../http/sessions/secrets.ts';
import { startJobs } from '../jobs/runJobs.ts';
import { markWithoutSamples, seed } from '../seed/seed.ts';
import { createApp } from './app.ts';
import { assertPortFree } from './assertPortFree.ts';
import { connectApi } from './connectApi.ts';

export type { Logger } from 'pino';

import type { ConnectedApi, RunningApi } from './runningApi.ts';

export type { Config } from '../config/config.ts';
export { createBasePath } from '../http/basePath.ts';
export { listen } from './listen.ts';
export type { ConnectedApi, RunningApi } from './runningApi.ts';
export { StartupError };

/**
 * Maximum milliseconds that requests wait for a database slot, so that OVERLOADED is sent within a second. `firstPatienceMs` is for
 * orders and payments, and is the limit over all waits of one request.
 */
const PATIENCE = { patienceMs: 400, firstPatienceMs: 600 };

/**
 * Requests that use the database at once. More don't increase the throughput of one process, but each takes longer: with 16, calls of
 * an overloaded server took twice as long as with 6, and were refused later.
 */
const MAX_AT_ONCE = 8;

/**
 * Milliseconds for which the response of a public endpoint is sent again, if no call to this process changes it. It is short, because
 * other processes can change prices and stock.
 */
const FRESH_MS = 2_000;

/**
 * Opens the API that the environment names: that of another server (`API_ORIGIN`), or one that is started in this process.
 *
 * @throws {StartupError} with a message for the operator, as `startApi`
 */
export async function openApi({ env }: { env: Record<string, string | undefined> }): Promise<ConnectedApi> {
  const config = readConfig(env);
  if (config.apiOrigin === null) return startApi({ env, config });
  await assertPortFree(config);
  return connectApi(config.apiOrigin, config, env);
}

/**
 * Starts the API from the environment.
 *
 * @param options.config settings, if the environment has been read before
 * @throws {StartupError} with a message for the operator: invalid variable, port in use, folder in use or not writable, no database
 */
export async function startApi({
  env,
  config = readConfig(env),
}: {
  env: Record<string, string | undefined>;
  config?: Config;
}): Promise<RunningApi> {
  const shop = readShopFile(config);
  const createGateway = await findGateway(config);
  await assertPortFree(config);
  const connection = await connect(
    config.databaseUrl === null ? { dataDir: config.dataDir } : { url: config.databaseUrl },
  );
  try {
    await migrate(connection.db);
    await assertOrderCurrency(connection.db, shop);
    await removeAbandonedForms(config.dataDir, new Date());
    await removeProbes(writtenFolders(config));
    const secrets = await loadSecrets(config, connection);
    await checkPepper(connection.db, secrets);
    const { passwordSalt, hasSampleShop, hasDemoAccount } = config;
    const now = new Date();
    if (hasSampleShop) await seed(connection.db, { now, shop, pepper: secrets.pepper, passwordSalt, hasDemoAccount });
    else await markWithoutSamples(connection.db, now);
    const gateway =
      createGateway &&
      (await openPaymentGateway(createGateway, {
        publicOrigin: config.publicOrigin,
        basePath: config.basePath,
        currency: shop.currency,
        callbackSecret: secrets.callbacks[0],
      }));
    return run(config, shop, connection, secrets, gateway);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Returns the configured payment provider; `null` in the sample shop, which simulates payments. */
async function findGateway({ hasSampleShop, paymentProvider }: Config): Promise<CreatePaymentGateway | null> {
  if (!hasSampleShop) return loadPaymentGateway(paymentProvider);
  if (paymentProvider === null) return null;
  throw new StartupError(
    'PAYMENT_PROVIDER is set, but the sample shop only simulates payments. Set SAMPLE_SHOP=off for real payments, or unset PAYMENT_PROVIDER.',
  );
}

const uploadsOf = ({ dataDir }: Config) => join(dataDir, 'uploads');
const writtenFolders = (config: Config) => [config.dataDir, uploadsOf(config)];

function run(
  config: Config,
  shop: Shop,
  connection: Connection,
  secrets: Secrets,
  gateway: PaymentGateway | null,
): RunningApi {
  let isDraining = false;
  const logger = createLogger(config.logLevel);
  const clock = () => new Date();
  const assertWritable = createDiskProbe(writtenFolders(config));
  const deps: Deps = {
    db: connection.db,
    clock,
    random: { uuid: randomUUID, bytes: randomBytes },
    config,
    shop,
    secrets,
    logger,
    payments:
      gateway ??
      createSimulatedGateway({
        db: connection.db,
        clock,
        basePath: config.basePath,
        secret: secrets.callbacks[0],
        callback: async (request) => app.fetch(request),
      }),
    codes: config.logsCodes ? createLogCodeSender(logger) : null,
    files: createFolderFileStore({ folder: uploadsOf(config) }),
    admit: createAdmission({ atOnce: Math.min(connection.capacity, MAX_AT_ONCE), ...PATIENCE }),
    responses: createResponseCache({ freshFor: FRESH_MS, maxBytes: config.cacheBytes / 2 }),
    publicData: createPublicData(),
    ready: async () => {
      if (isDraining) throw new Error('The server is shutting down');
      await connection.ping();
      await assertWritable();
    },
  };
  deps.publicData.onChange(deps.responses.clear);
  const countAddress = createAddressLimit(deps);
  const app = createApp(deps, countAddress);
  const jobs = startJobs(deps);
  let stopping: Promise<void> | undefined;
  return {
    app,
    fetch: async (request) => app.fetch(request),
    fetchFor: (visit) => {
      const group: CallGroup = {};
      return async (request) => {
        setRemoteAddress(request, clientAddress(visit, config.trustedProxies) ?? undefined);
        setCallGroup(request, group);
        return app.fetch(request);
      };
    },
    limitAddress: (request) => countAddress(clientAddress(request, config.trustedProxies)),
    sendStored: createSendStored(storedCalls(deps, countAddress)),
    publicData: deps.publicData,
    config,
    logger,
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
