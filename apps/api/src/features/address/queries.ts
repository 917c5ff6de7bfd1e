import { type AddressDraft, MAX_ADDRESSES } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { addresses, users } from '../../db/schema/index.ts';

type AddressRow = typeof addresses.$inferSelect;

/** Reads the addresses of a user: the default address first, then the newest. */
export function readAddresses(db: Database, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id);
}

/**
 * Reads one address of the user.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function readAddress(db: Database, userId: string, id: string): Promise<AddressRow> {
  const [row] = await db.select().from(addresses).where(isOwn(userId, id));
  if (!row) throw refuse.notFound();
  return row;
}

/**
 * Adds an address; the first one always becomes the default.
 *
 * @throws {Refusal} ADDRESS_LIMIT
 */
export async function insertAddress(tx: Database, userId: string, draft: AddressDraft, now: Date): Promise<AddressRow> {
  await lockBook(tx, userId);
  const [counted] = await tx.select({ all: count() }).from(addresses).where(eq(addresses.userId, userId));
  const all = counted?.all ?? 0;
  if (all >= MAX_ADDRESSES) throw refuse('ADDRESS_LIMIT', { details: { limit: MAX_ADDRESSES } });
  const isDefault = all === 0 || draft.isDefault;
  if (isDefault) await clearDefault(tx, userId);
  const values = { ...toColumns(draft), userId, isDefault, createdAt: now };
  const [row] = await tx.insert(addresses).values(values).returning();
  if (!row) throw new Error('INSERT returned no row');
  return row;
}

/**
 * Replaces an address. The default address stays the default, even if `isDefault` is false; only another default replaces it.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function replaceAddress(
  tx: Database,
  userId: string,
  id: string,
  draft: AddressDraft,
): Promise<AddressRow> {
  await lockBook(tx, userId);
  const { isDefault } = await readAddress(tx, userId, id);
  await tx.update(addresses).set(toColumns(draft)).where(isOwn(userId, id));
  if (draft.isDefault && !isDefault) await makeDefault(tx, userId, id);
  return readAddress(tx, userId, id);
}

/**
 * Makes an address the default.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function chooseDefault(tx: Database, userId: string, id: string): Promise<AddressRow> {
  await lockBook(tx, userId);
  await makeDefault(tx, userId, id);
  return readAddress(tx, userId, id);
}

/**
 * Deletes an address. If it was the default, the newest remaining address becomes the default.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function removeAddress(tx: Database, userId: string, id: string): Promise<void> {
  await lockBook(tx, userId);
  const [removed] = await tx.delete(addresses).where(isOwn(userId, id)).returning();
  if (!removed) throw refuse.notFound();
  if (!removed.isDefault) return;
  const [newest] = await readAddresses(tx, userId);
  if (newest) await makeDefault(tx, userId, newest.id);
}

/** Serializes changes of one user's addresses; otherwise two concurrent first addresses would both become the default. */
async function lockBook(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

async function makeDefault(tx: Database, userId: string, id: string): Promise<void> {
  await clearDefault(tx, userId);
  await tx.update(addresses).set({ isDefault: true }).where(isOwn(userId, id));
}

async function clearDefault(tx: Database, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
}

function isOwn(userId: string, id: string) {
  return and(eq(addresses.id, id), eq(addresses.userId, userId));
}

function toColumns({ region, isDefault: _, ...fields }: AddressDraft) {
  return { ...fields, ...region };
}
