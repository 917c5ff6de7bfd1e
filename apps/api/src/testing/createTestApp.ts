import { randomBytes, randomUUID } from 'node:crypto';
import { DEFAULT_SHOP, type Endpoint, type EndpointData, type EndpointInput } from '@mallard/domain/contract';
import type { Locale } from '@mallard/domain/messages';
import { pino } from 'pino';
import { readConfig } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import type { Connection } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { users } from '../db/schema/index.ts';
import { createFolderFileStore } from '../gateways/folderFileStore.ts';
import { createSimulatedGateway } from '../gateways/simulatedGateway.ts';
import type { Deps } from '../http/deps.ts';
import { createAdmission } from '../http/limits/createAdmission.ts';
import { createPublicData } from '../http/responses/publicData.ts';
import { createResponseCache } from '../http/responses/responseCache.ts';
import { startSession } from '../http/sessions/families.ts';
import { createApp } from '../server/app.ts';
import { type CallOptions, callEndpoint, type TestAnswer } from './callEndpoint.ts';
import { migratedDump } from './migratedDump.ts';
import { temporaryFolder } from './temporaryFolder.ts';

// Long enough for a hundred concurrent buyers on a busy machine.
const PATIENCE_MS = 8000;

/** Options for `createTestApp`. */
export interface TestAppOptions {
  /** PostgreSQL URL; without it, PGlite in memory. */
  url?: string;
  /** Initial time of its clock. @default 2026-11-20T08:00:00Z */
  now?: Date;
  /** Environment variables. */
  env?: Record<string, string>;
  /** Replaces individual dependencies. */
  deps?: Partial<Deps>;
}

/** A signed-in user. */
export interface TestShopper {
  id: string;
  username: string;
  token: string;
  refreshToken: string;
}

/** The server with a new, migrated, empty database. */
export interface TestApp {
  app: ReturnType<typeof createApp>;
  deps: Deps;
  db: Deps['db'];
  connection: Connection;
  /** Sent verification codes, newest last. */
  sentCodes: { phone: string; code: string }[];
  /** Sent security notices, newest last. */
  sentNotices: { phone: string; text: string; locale: Locale }[];
  /** Sets the clock. */
  setNow(now: Date): void;
  /** Advances the clock. */
  advance(milliseconds: number): void;
  /** Sends a request to an endpoint. */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<TestAnswer<EndpointData<E>>>;
  /** Creates a signed-in user without a password, which avoids slow hashing. */
  signUp(username?: string): Promise<TestShopper>;
  close(): Promise<void>;
}

/**
 * Starts the server for one test file.
 *
 * @example
 * const shop = await createTestApp();
 * const { token } = await shop.signUp();
 * expect((await shop.call(getCart, {}, { token })).status).toBe(200);
 * await shop.close();
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  let now = options.now ?? new Date('2026-11-20T08:00:00Z');
  const connection = await connectForTest(options.url);
  const folder = temporaryFolder();
  const sentCodes: TestApp['sentCodes'] = [];
  const sentNotices: TestApp['sentNotices'] = [];
  const { db } = connection;
  const clock = () => now;
  const deps: Deps = {
    db,
    clock,
    random: { uuid: randomUUID, bytes: randomBytes },
    config: readConfig({ RATE_LIMITS: 'off', NODE_ENV: 'test', DATA_DIR: folder.path, ...options.env }),
    shop: DEFAULT_SHOP,
    secrets: {
      token: 'token-secret-of-tests',
      pepper: { id: 'test', value: 'pepper-of-tests' },
      callbacks: ['mallard-test-callback-secret-0001'],
    },
    logger: pino({ level: 'silent' }),
    payments: createSimulatedGateway({
      basePath: '',
      db,
      clock,
      secret: 'mallard-test-callback-secret-0001',
      callback: async (request) => app.fetch(request),
    }),
    codes: {
      send: async ({ phone, code }) => void sentCodes.push({ phone, code }),
      sendNotice: async (notice) => void sentNotices.push(notice),
    },
    files: createFolderFileStore({ folder: `${folder.path}/uploads` }),
    admit: createAdmission({ atOnce: connection.capacity, patienceMs: PATIENCE_MS }),
    // Tests change data without a call of the API.
    responses: createResponseCache({ freshFor: 0, maxBytes: 0 }),
    publicData: createPublicData(),
    ready: () => connection.ping(),
    ...options.deps,
  };
  const app = createApp(deps);
  return {
    app,
    deps,
    db,
    connection,
    sentCodes,
    sentNotices,
    setNow: (date) => {
      now = date;
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    call: (endpoint, input, callOptions) => callEndpoint(app, endpoint, input, callOptions),
    signUp: (username = `u${randomBytes(6).toString('hex')}`) => signUp(deps, username, now),
    close: async () => {
      await connection.close();
      folder.remove();
    },
  };
}

async function connectForTest(url: string | undefined): Promise<Connection> {
  if (url === undefined) return connect({ loadDataDir: await migratedDump() });
  const connection = await connect({ url, waitMs: PATIENCE_MS });
  await migrate(connection.db);
  return connection;
}

async function signUp(deps: Deps, username: string, now: Date): Promise<TestShopper> {
  const [user] = await deps.db.insert(users).values({ username, nickname: username, createdAt: now }).returning();
  if (!user) throw new Error('INSERT returned no row');
  const pair = await startSession(deps.db, { userId: user.id, isRemembered: true, now, secret: deps.secrets.token });
  return { id: user.id, username, ...pair };
}
