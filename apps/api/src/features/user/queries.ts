import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { addresses, users } from '../../db/schema/index.ts';
import { formatAddress } from '../address/presenter.ts';

/** A row of the `users` table. */
export type UserRow = typeof users.$inferSelect;

/** Finds an account by its user name, ignoring case. */
export async function findByUsername(db: Database, username: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(sql`lower(${users.username}) = lower(${username})`);
  return user ?? null;
}

/** Finds the account that logs in with a phone. */
export async function findByPhone(db: Database, phone: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  return user ?? null;
}

/** Finds the account that logs in with a phone, and locks it: neither its phone nor its password changes until the transaction ends. */
export async function lockByPhone(tx: Database, phone: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.phone, phone)).for('update');
  return user ?? null;
}

/** Returns the account of a signed-in user, and locks it until the transaction ends. */
export async function lockUser(tx: Database, id: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw new Error(`Signed-in user ${id} has no row`);
  return user;
}

/** Returns the account of a signed-in user. */
export async function getUser(db: Database, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`Signed-in user ${id} has no row`);
  return user;
}

/**
 * Finds the account that logs in with a phone, or creates it. Concurrent calls create one account.
 *
 * @returns `null` if an account had the phone and lost it meanwhile
 */
export async function findOrCreateByPhone(
  db: Database,
  account: { phone: string; username: string; nickname: string; now: Date },
): Promise<UserRow | null> {
  const { now, ...values } = account;
  await db
    .insert(users)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing({ target: users.phone });
  return findByPhone(db, account.phone);
}

/** Creates an account. @returns its id, or `null` if the user name is taken */
export async function insertUser(db: Database, values: typeof users.$inferInsert): Promise<string | null> {
  const [user] = await db.insert(users).values(values).onConflictDoNothing().returning({ id: users.id });
  return user?.id ?? null;
}

/** Updates columns of an account. */
export async function updateUser(
  db: Database,
  id: string,
  values: Partial<Omit<typeof users.$inferInsert, 'id' | 'role' | 'isDeleted' | 'isLocked'>>,
): Promise<UserRow> {
  if (Object.keys(values).length > 0) await db.update(users).set(values).where(eq(users.id, id));
  return getUser(db, id);
}

/** Replaces the password hash, unless it was replaced meanwhile. @returns whether it was replaced */
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

/** Returns the default address as one line, or `null`. */
export async function findDefaultAddress(db: Database, userId: string): Promise<string | null> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  return address ? formatAddress(address) : null;
}
