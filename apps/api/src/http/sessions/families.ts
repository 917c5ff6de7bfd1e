import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessionFamilies, users } from '../../db/schema/index.ts';
import type { CurrentUser } from '../handle.ts';
import { signAccessToken } from './accessToken.ts';
import { signRefreshToken } from './refreshToken.ts';

/** What a client holds while signed in. */
export interface TokenPair {
  token: string;
  refreshToken: string;
}

const REMEMBERED_MS = 30 * 24 * 3_600_000;
const BRIEF_MS = 12 * 3_600_000;

/** How long a session lasts at most, however often it is refreshed. */
const MAX_REMEMBERED_MS = 180 * 24 * 3_600_000;
const MAX_BRIEF_MS = 7 * 24 * 3_600_000;

/**
 * When a session that is refreshed now expires: after 12 hours (30 days if it is remembered) without another refresh, and no later
 * than 7 days (180 days) after it began.
 */
export function expiryOf({ isRemembered, createdAt }: { isRemembered: boolean; createdAt: Date }, now: Date): Date {
  const inactive = now.getTime() + (isRemembered ? REMEMBERED_MS : BRIEF_MS);
  const absolute = createdAt.getTime() + (isRemembered ? MAX_REMEMBERED_MS : MAX_BRIEF_MS);
  return new Date(Math.min(inactive, absolute));
}

/** Begins a session. */
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
 * Begins a session, unless the password or the phone was changed, or the account locked or deleted, since its row was read. Until the
 * transaction ends, the password cannot change: a change that comes later ends this session too.
 *
 * @param tx a transaction
 * @param user the row with which the login was verified
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

/** The current tokens of a session; `null` when there is no such session. */
export async function readPair(db: Database, sessionId: string, secret: string): Promise<TokenPair | null> {
  const [family] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.id, sessionId));
  return family ? pairOf(family, secret) : null;
}

/** The tokens that a family stands for now. The same row always gives the same pair. */
export function pairOf(family: typeof sessionFamilies.$inferSelect, secret: string): TokenPair {
  return {
    token: signAccessToken({ id: family.userId, sessionId: family.id }, family.rotatedAt, secret),
    refreshToken: signRefreshToken({ familyId: family.id, counter: family.counter }, secret),
  };
}

/** Whether the session stands: not revoked, not over, its user neither locked nor gone. */
export async function isSessionAlive(db: Database, user: CurrentUser, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .innerJoin(users, eq(users.id, sessionFamilies.userId))
    .where(
      and(
        eq(sessionFamilies.id, user.sessionId),
        eq(sessionFamilies.userId, user.id),
        isNull(sessionFamilies.revokedAt),
        gt(sessionFamilies.expiresAt, now),
        eq(users.isDeleted, false),
        eq(users.isLocked, false),
      ),
    );
  return found.length > 0;
}
