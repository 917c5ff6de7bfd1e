import type { Database } from '../db/database.ts';
import { runLongTransaction } from '../db/runLongTransaction.ts';
import { settings } from '../db/schema/index.ts';
import type { Secrets } from '../http/sessions/secrets.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { notePictures, refreshPictures } from './refreshPictures.ts';
import { seedShop } from './shop.ts';

const MARKER = 'seed';
const DEFAULT_PASSWORD_SALT = 'mallard.v1';

/** What the sample shop is made with. */
export interface SeedOptions {
  /** The moment from which its times are counted. */
  now: Date;
  /** For the password of the demo account. */
  pepper: Secrets['pepper'];
  /** The salt with which browsers hash passwords before they send them. @default 'mallard.v1' */
  passwordSalt?: string;
  /** Whether to make the account `demo`, whose password is published. @default true */
  hasDemoAccount?: boolean;
}

/**
 * Fills a new database with the sample shop, in one transaction, once: later starts, and other processes that start at
 * the same time, find the mark and leave everything alone but pictures that have changed since.
 *
 * @returns whether it filled the shop
 */
export async function seed(
  db: Database,
  { now, pepper, passwordSalt = DEFAULT_PASSWORD_SALT, hasDemoAccount = true }: SeedOptions,
): Promise<boolean> {
  return runLongTransaction(db, async (tx) => {
    // A rival's mark makes this wait until the rival has committed.
    const marked = await tx
      .insert(settings)
      .values({ key: MARKER, value: { seededAt: now.toISOString() } })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) {
      await refreshPictures(tx);
      return false;
    }
    await seedShop(tx, now);
    await notePictures(tx);
    if (hasDemoAccount) await seedDemo(tx, { now, pepper, passwordSalt });
    return true;
  });
}
