import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { addresses, users } from '../../db/schema/index.ts';
import { formatAddress } from '../address/presenter.ts';

/** A row of the account table. */
export type UserRow = typeof users.$inferSelect;

/** An account by name, whatever its case. */
export async function findByUsername(db: Database, username: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(sql`lower(${users.username}) = lower(${username})`);
  return user ?? null;
}

/** The account that logs in with this phone by code. */
export async function findByPhone(db: Database, phone: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  return user ?? null;
}

/** The account that logs in with this phone. Until the transaction ends, nothing of it changes, so the phone stays its own. */
export async function lockByPhone(tx: Database, phone: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.phone, phone)).for('update');
  return user ?? null;
}

/** An account that is known to exist. */
export async function getUser(db: Database, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('A signed-in user has no row');
  return user;
}

/**
 * The account that signs in with this phone; makes one at the first time. Two first times at once make one account.
 *
 * @returns `null` when an account gave the phone up just now
 */
export async function findOrCreateByPhone(
  db: Database,
  fresh: { phone: string; username: string; nickname: string; now: Date },
): Promise<UserRow | null> {
  const { now, ...values } = fresh;
  await db
    .insert(users)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing({ target: users.phone });
  return findByPhone(db, fresh.phone);
}

/** Makes an account. @returns its id, or `null` when the name is taken */
export async function insertUser(db: Database, values: typeof users.$inferInsert): Promise<string | null> {
  const [user] = await db.insert(users).values(values).onConflictDoNothing().returning({ id: users.id });
  return user?.id ?? null;
}

/** Changes columns of an account. */
export async function updateUser(
  db: Database,
  id: string,
  values: Partial<Omit<typeof users.$inferInsert, 'id' | 'role' | 'isDeleted' | 'isLocked'>>,
): Promise<UserRow> {
  if (Object.keys(values).length > 0) await db.update(users).set(values).where(eq(users.id, id));
  return getUser(db, id);
}

/** Replaces a password, unless it was replaced by another call meanwhile. */
export async function replacePassword(
  db: Database,
  id: string,
  old: string,
  next: { hash: string; pepperId: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: next.hash, pepperId: next.pepperId })
    .where(and(eq(users.id, id), eq(users.passwordHash, old)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The default address in one line, or `null`. */
export async function findDefaultAddress(db: Database, userId: string): Promise<string | null> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  return address ? formatAddress(address) : null;
}
