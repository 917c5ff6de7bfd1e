import { sessionEndedNotice } from '@mallard/domain/serving';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notifications, sessionFamilies } from '../../db/schema/index.ts';
import { expiryOf, isSessionAlive, pairOf, type TokenPair } from './families.ts';
import { readRefreshToken } from './refreshToken.ts';

const GRACE_MS = 30_000;

/** Result of a refresh: new tokens, or no session. `reused` means that an old token was used and the session was ended. */
export type Rotation = { pair: TokenPair } | { pair: null; reused: { userId: string } | null };

/**
 * Exchanges a refresh token for the next token pair. For 30 seconds, the previous token returns the current pair, so that a client
 * can retry after a lost response. An older token must have been copied, so its family is revoked.
 */
export async function rotate(db: Database, token: string, now: Date, secret: string): Promise<Rotation> {
  const ticket = readRefreshToken(token, secret);
  if (ticket === null) return { pair: null, reused: null };
  const { familyId, counter } = ticket;
  const [before] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.id, familyId));
  if (!before) return { pair: null, reused: null };
  const user = { id: before.userId, sessionId: familyId };
  if (!(await isSessionAlive(db, user, now))) return { pair: null, reused: null };
  const [rotated] = await db
    .update(sessionFamilies)
    .set({
      counter: sql`${sessionFamilies.counter} + 1`,
      rotatedAt: now,
      expiresAt: expiryOf(before, now),
    })
    .where(
      and(eq(sessionFamilies.id, familyId), eq(sessionFamilies.counter, counter), isNull(sessionFamilies.revokedAt)),
    )
    .returning();
  if (rotated) return { pair: pairOf(rotated, secret) };
  return repeatOrRevoke(db, { familyId, counter }, now, secret);
}

async function repeatOrRevoke(
  db: Database,
  { familyId, counter }: { familyId: string; counter: number },
  now: Date,
  secret: string,
): Promise<Rotation> {
  const [family] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.id, familyId));
  if (!family || family.revokedAt !== null) return { pair: null, reused: null };
  const isPrevious = counter === family.counter - 1;
  if (isPrevious && now.getTime() - family.rotatedAt.getTime() <= GRACE_MS) return { pair: pairOf(family, secret) };
  await revokeFamily(db, familyId, now);
  await db.insert(notifications).values({
    userId: family.userId,
    kind: 'system',
    ...sessionEndedNotice,
    createdAt: now,
  });
  return { pair: null, reused: { userId: family.userId } };
}

/** Revokes one session. */
export async function revokeFamily(db: Database, familyId: string, now: Date): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ revokedAt: now })
    .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.revokedAt)));
}

/** Revokes all sessions of a user. */
export async function revokeAll(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ revokedAt: now })
    .where(and(eq(sessionFamilies.userId, userId), isNull(sessionFamilies.revokedAt)));
}

/** Revokes all sessions of a user except one. */
export async function revokeOthers(db: Database, user: { id: string; sessionId: string }, now: Date): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessionFamilies.userId, user.id),
        ne(sessionFamilies.id, user.sessionId),
        isNull(sessionFamilies.revokedAt),
        gt(sessionFamilies.expiresAt, now),
      ),
    );
}
