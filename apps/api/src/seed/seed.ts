import { DEFAULT_SHOP, type Shop } from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { StartupError } from '../config/startupError.ts';
import type { Database } from '../db/database.ts';
import { runLongTransaction } from '../db/runLongTransaction.ts';
import { settings } from '../db/schema/index.ts';
import type { Secrets } from '../http/sessions/secrets.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { refreshPictures, storePictureDigest } from './refreshPictures.ts';
import { seedShop } from './shop.ts';

const MARKER = 'seed';
const DEFAULT_PASSWORD_SALT = 'mallard.v1';

/** Options for `seed`. */
export interface SeedOptions {
  /** Base of all timestamps. */
  now: Date;
  /** Settings of the shop. @default DEFAULT_SHOP */
  shop?: Shop;
  /** Pepper for the password of the demo account. */
  pepper: Secrets['pepper'];
  /** Salt that browsers hash passwords with. @default 'mallard.v1' */
  passwordSalt?: string;
  /** Whether to create the account `demo`, whose password is public. @default true */
  hasDemoAccount?: boolean;
}

/**
 * Marks a new database as one of a shop without sample products, so that no later start adds them.
 *
 * @throws {StartupError} if the database has the sample shop
 */
export async function markWithoutSamples(db: Database, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ key: MARKER, value: { seededAt: now.toISOString(), hasSamples: false } })
    .onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, MARKER));
  if (hasSamples(stored?.value))
    throw new StartupError(
      'SAMPLE_SHOP=off, but this database has the sample shop. Set DATA_DIR to a new folder or DATABASE_URL to an empty database, or unset SAMPLE_SHOP.',
    );
}

/** Marks of earlier versions, which had no such field, are those of sample shops. */
function hasSamples(mark: unknown): boolean {
  return !(typeof mark === 'object' && mark !== null && 'hasSamples' in mark && mark.hasSamples === false);
}

/**
 * Seeds a new database with the sample shop, in one transaction. Runs once: later starts and concurrent processes find the stored
 * mark, and only update pictures that have changed.
 *
 * @returns whether the shop was seeded
 * @throws {StartupError} if the database belongs to a shop without sample products
 */
export async function seed(
  db: Database,
  { now, shop = DEFAULT_SHOP, pepper, passwordSalt = DEFAULT_PASSWORD_SALT, hasDemoAccount = true }: SeedOptions,
): Promise<boolean> {
  return runLongTransaction(db, async (tx) => {
    // Waits until a concurrent process that inserted the mark has committed.
    const marked = await tx
      .insert(settings)
      .values({ key: MARKER, value: { seededAt: now.toISOString() } })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) {
      const [stored] = await tx.select().from(settings).where(eq(settings.key, MARKER));
      if (!hasSamples(stored?.value))
        throw new StartupError(
          'This database belongs to a shop without sample products. Set SAMPLE_SHOP=off to start that shop. For the sample shop, set DATA_DIR to a new folder or DATABASE_URL to an empty database.',
        );
      await refreshPictures(tx);
      return false;
    }
    await seedShop(tx, shop, now);
    await storePictureDigest(tx);
    if (hasDemoAccount) await seedDemo(tx, { now, shop, pepper, passwordSalt });
    return true;
  });
}
