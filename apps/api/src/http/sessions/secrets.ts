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

/** What only the server knows. */
export interface Secrets {
  /** Signs access and refresh tokens. */
  token: string;
  /** Mixed into every password before it is hashed; `id` says which one, so that it can be replaced. */
  pepper: { id: string; value: string };
  /** Sign payment callbacks: the first one signs, all verify. */
  callbacks: readonly [string, ...string[]];
}

/** Secrets that are not configured, as they are stored with the data. */
export const storedSecrets = v.object({ token: v.string(), pepper: v.string(), callback: v.string() });
/** See `storedSecrets`. */
export type StoredSecrets = v.InferOutput<typeof storedSecrets>;
const FILE = 'secrets.json';
const SETTING = 'secrets';
const PEPPER_CHECK = 'pepperCheck';

/**
 * The secrets of this installation: those configured, and for the rest ones that are made at first and kept with the
 * data: in `DATA_DIR/secrets.json` (readable by its owner alone), or in the database that several processes share.
 */
export async function loadSecrets(config: Config, connection: Connection): Promise<Secrets> {
  const own = await loadStoredSecrets(config.dataDir, connection);
  const [first, ...others] = config.secrets.callbacks;
  return {
    token: config.secrets.token ?? own.token,
    pepper: { id: config.secrets.pepper ? 'configured' : 'own', value: config.secrets.pepper ?? own.pepper },
    callbacks: first === undefined ? [own.callback] : [first, ...others],
  };
}

/** The secrets that are stored with the data; makes them when there are none. */
export async function loadStoredSecrets(dataDir: string, connection: Connection): Promise<StoredSecrets> {
  return connection.engine === 'pglite' ? storeInFolder(dataDir) : storeInDatabase(connection);
}

/** Replaces the secrets that are stored with the data by those of a backup. */
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
 * Compares the pepper with the one that stored passwords were hashed with.
 *
 * @throws {StartupError} when it is another one, and accounts with passwords exist: none of them could log in
 */
export async function checkPepper(db: Database, { pepper }: Pick<Secrets, 'pepper'>): Promise<void> {
  const value = createHmac('sha256', pepper.value).update('pepper check').digest('hex');
  await db.insert(settings).values({ key: PEPPER_CHECK, value }).onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, PEPPER_CHECK));
  if (stored?.value === value) return;
  const hashed = await db.select({ id: users.id }).from(users).where(isNotNull(users.passwordHash)).limit(1);
  if (hashed.length > 0)
    throw new StartupError(
      'PASSWORD_PEPPER is not the one that stored passwords were hashed with, so nobody could log in with a password. ' +
        'Set it to what it was before; if it was never set, restore secrets.json in DATA_DIR from a backup.',
    );
  await db.update(settings).set({ value }).where(eq(settings.key, PEPPER_CHECK));
}

function storeInFolder(folder: string): StoredSecrets {
  const path = join(folder, FILE);
  if (existsSync(path)) return v.parse(storedSecrets, JSON.parse(readFileSync(path, 'utf8')));
  const made = makeSecrets();
  writeInFolder(folder, made);
  return made;
}

function writeInFolder(folder: string, secrets: StoredSecrets): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, FILE), JSON.stringify(secrets));
}

/** All or nothing, even when the machine stops meanwhile: the name appears when the content is on the disk. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.part`;
  const file = openSync(unfinished, 'w', 0o600);
  try {
    fchmodSync(file, 0o600); // the mode above is for a new file alone
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
}

/** The first process to insert decides; the others read what it wrote. */
async function storeInDatabase({ db }: Connection): Promise<StoredSecrets> {
  await db.insert(settings).values({ key: SETTING, value: makeSecrets() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTING));
  return v.parse(storedSecrets, row?.value);
}

function makeSecrets(): StoredSecrets {
  const secret = () => randomBytes(32).toString('hex');
  return { token: secret(), pepper: secret(), callback: secret() };
}
