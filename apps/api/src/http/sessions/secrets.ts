import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import { StartupError } from '../../config/startupError.ts';
import type { Connection, Database } from '../../db/database.ts';
import { settings, users } from '../../db/schema/index.ts';

/** Secrets of the server. */
export interface Secrets {
  /** Key that signs access and refresh tokens. */
  token: string;
  /** Key that is mixed into every password before hashing. `id` identifies it, so that it can be rotated. */
  pepper: { id: string; value: string };
  /** Keys of payment callbacks: the first one signs, all verify. */
  callbacks: readonly [string, ...string[]];
}

/** Generated secrets, as they are stored with the data. */
export const storedSecrets = v.object({ token: v.string(), pepper: v.string(), callback: v.string() });
/** See `storedSecrets`. */
export type StoredSecrets = v.InferOutput<typeof storedSecrets>;
const FILE = 'secrets.json';
const SETTING = 'secrets';
const PEPPER_CHECK = 'pepperCheck';

/**
 * Loads the configured secrets, and generates the missing ones on first start. Generated secrets are stored in
 * `DATA_DIR/secrets.json` (readable only by its owner), or in the database when several processes share it.
 */
export async function loadSecrets(config: Config, connection: Connection): Promise<Secrets> {
  const own = await loadStoredSecrets(config.dataDir, connection);
  const [signingKey, ...verificationKeys] = config.secrets.callbacks;
  return {
    token: config.secrets.token ?? own.token,
    pepper: { id: config.secrets.pepper ? 'configured' : 'own', value: config.secrets.pepper ?? own.pepper },
    callbacks: signingKey === undefined ? [own.callback] : [signingKey, ...verificationKeys],
  };
}

/** Loads the stored secrets, and generates them if there are none. */
export async function loadStoredSecrets(dataDir: string, connection: Connection): Promise<StoredSecrets> {
  return connection.engine === 'pglite' ? storeInFolder(dataDir) : storeInDatabase(connection);
}

/** Replaces the stored secrets with those of a backup. */
export async function replaceStoredSecrets(
  dataDir: string,
  { engine, db }: Connection,
  secrets: StoredSecrets,
): Promise<void> {
  if (engine === 'pglite') return writeInFolder(dataDir, secrets);
  await db
    .insert(settings)
    .values({ key: SETTING, value: secrets })
    .onConflictDoUpdate({ target: settings.key, set: { value: secrets } });
}

/**
 * Checks that the pepper is the one that stored passwords were hashed with.
 *
 * @throws {StartupError} when it differs and accounts with passwords exist, because none of them could log in
 */
export async function checkPepper(db: Database, { pepper }: Pick<Secrets, 'pepper'>): Promise<void> {
  const value = createHmac('sha256', pepper.value).update('pepper check').digest('hex');
  await db.insert(settings).values({ key: PEPPER_CHECK, value }).onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, PEPPER_CHECK));
  if (stored?.value === value) return;
  const hashed = await db.select({ id: users.id }).from(users).where(isNotNull(users.passwordHash)).limit(1);
  if (hashed.length > 0)
    throw new StartupError(
      'PASSWORD_PEPPER differs from the one that stored passwords were hashed with, so password login would fail. ' +
        'Set it to its previous value; if it was never set, restore secrets.json in DATA_DIR from a backup.',
    );
  await db.update(settings).set({ value }).where(eq(settings.key, PEPPER_CHECK));
}

function storeInFolder(folder: string): StoredSecrets {
  const path = join(folder, FILE);
  if (existsSync(path)) return v.parse(storedSecrets, JSON.parse(readFileSync(path, 'utf8')));
  const generatedSecrets = makeSecrets();
  writeInFolder(folder, generatedSecrets);
  return generatedSecrets;
}

function writeInFolder(folder: string, secrets: StoredSecrets): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, FILE), JSON.stringify(secrets));
}

/** Writes the file atomically, even if the machine crashes: it is renamed into place after its content is on the disk. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.part`;
  const file = openSync(unfinished, 'w', 0o600);
  try {
    fchmodSync(file, 0o600); // the mode above only applies to a new file
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
}

/** Inserts the secrets if there are none, and returns the stored ones. The first process to insert wins. */
async function storeInDatabase({ db }: Connection): Promise<StoredSecrets> {
  await db.insert(settings).values({ key: SETTING, value: makeSecrets() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTING));
  return v.parse(storedSecrets, row?.value);
}

function makeSecrets(): StoredSecrets {
  const secret = () => randomBytes(32).toString('hex');
  return { token: secret(), pepper: secret(), callback: secret() };
}
