import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { sessionFamilies, users } from '../../db/schema/index.ts';
import type { CurrentUser } from '../handle.ts';
import { signAccessToken } from './accessToken.ts';
import { signRefreshToken } from './refreshToken.ts';

/** Tokens of a signed-in client. */
export interface TokenPair {
  token: string;
  refreshToken: string;
}

const REMEMBERED_MS = 30 * 24 * 3_600_000;
const BRIEF_MS = 12 * 3_600_000;

/** Maximum lifetime of a session, regardless of refreshes. */
const MAX_REMEMBERED_MS = 180 * 24 * 3_600_000;
const MAX_BRIEF_MS = 7 * 24 * 3_600_000;

/**
 * Returns when a session that is refreshed now expires: 12 hours from now (30 days with "remember me"), but at most 7 days
 * (180 days) after login.
 */
export function expiryOf({ isRemembered, createdAt }: { isRemembered: boolean; createdAt: Date }, now: Date): Date {
  const inactive = now.getTime() + (isRemembered ? REMEMBERED_MS : BRIEF_MS);
  const absolute = createdAt.getTime() + (isRemembered ? MAX_REMEMBERED_MS : MAX_BRIEF_MS);
  return new Date(Math.min(inactive, absolute));
}

/** Creates a session. */
export async function startSession(
  db: Database,
  sign: { userId: string; isRemembered: boolean; now: Date; secret: string },
): Promise<TokenPair> {
  const { userId, isRemembered, now, secret } = sign;
  const [family] = await db
    .insert(sessionFamilies)
    .values({
      userId,
      isRemembered,
      createdAt: now,
      rotatedAt: now,
      expiresAt: expiryOf({ isRemembered, createdAt: now }, now),
    })
    .returning();
  if (!family) throw new Error('INSERT returned no row');
  return pairOf(family, secret);
}

/**
 * Creates a session, unless the password or the phone was changed, or the account was locked or deleted, since its row was read.
 * Locks the row, so that the password can't change until the transaction ends. A later change ends this session too.
 *
 * @param tx a transaction
 * @param user the user row that the login was verified against
 */
export async function startSessionOf(
  tx: Database,
  user: Pick<typeof users.$inferSelect, 'id' | 'passwordHash' | 'phone'>,
  sign: { isRemembered: boolean; now: Date; secret: string },
): Promise<TokenPair | null> {
  const { id, passwordHash, phone } = user;
  const hasSamePhone = phone === null ? isNull(users.phone) : eq(users.phone, phone);
  const hasSamePassword = passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash);
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), hasSamePassword, eq(users.isDeleted, false), eq(users.isLocked, false), hasSamePhone))
    .for('share');
  return locked.length === 0 ? null : startSession(tx, { ...sign, userId: id });
}

/** Returns the current tokens of a session, or `null` if it does not exist. */
export async function readPair(db: Database, sessionId: string, secret: string): Promise<TokenPair | null> {
  const [family] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.id, sessionId));
  return family ? pairOf(family, secret) : null;
}

/** Creates the current token pair of a family. The same row always gives the same pair. */
export function pairOf(family: typeof sessionFamilies.$inferSelect, secret: string): TokenPair {
  return {
    token: signAccessToken({ id: family.userId, sessionId: family.id }, family.rotatedAt, secret),
    refreshToken: signRefreshToken({ familyId: family.id, counter: family.counter }, secret),
  };
}

const findActiveFamily = prepared<{ id: string; userId: string; now: string }, { id: string }>(
  'find_active_family',
  () => sql`SELECT ${sessionFamilies.id} FROM ${sessionFamilies}
    JOIN ${users} ON ${users.id} = ${sessionFamilies.userId}
    WHERE ${sessionFamilies.id} = ${sql.placeholder('id')} AND ${sessionFamilies.userId} = ${sql.placeholder('userId')}
      AND ${sessionFamilies.revokedAt} IS NULL AND ${sessionFamilies.expiresAt} > ${sql.placeholder('now')}
      AND NOT ${users.isDeleted} AND NOT ${users.isLocked}`,
);

/** Returns whether a session is active: not revoked or expired, and its user is not locked or deleted. */
export async function isSessionAlive(db: Database, user: CurrentUser, now: Date): Promise<boolean> {
  const families = await findActiveFamily(db, { id: user.sessionId, userId: user.id, now: now.toISOString() });
  return families.length > 0;
}
