import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema/index.ts';

/** A sliding window: the previous window is weighted by the share of it that is still within `seconds`. */
export interface Window {
  max: number;
  seconds: number;
}

/** Result of counting a hit. */
export interface HitResult {
  isOver: boolean;
  /** Seconds until the client can retry. */
  retryAfter: number;
}

/**
 * Counts one hit, in one SQL statement, so that several processes share the count.
 *
 * @param name key of the counter; only its digest is stored
 */
export async function countHit(db: Database, name: string, window: Window, now: Date): Promise<HitResult> {
  const start = startOf(window, now);
  const previous = new Date(start.getTime() - window.seconds * 1000);
  const isSame = sql`${rateLimits.windowStart} >= ${start.toISOString()}::timestamptz`;
  const isNext = sql`${rateLimits.windowStart} = ${previous.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(name), windowStart: start, hits: 1, hitsBefore: 0 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        windowStart: sql`greatest(${rateLimits.windowStart}, ${start.toISOString()}::timestamptz)`,
        hits: sql`CASE WHEN ${isSame} THEN ${rateLimits.hits} + 1 ELSE 1 END`,
        hitsBefore: sql`CASE WHEN ${isSame} THEN ${rateLimits.hitsBefore} WHEN ${isNext} THEN ${rateLimits.hits} ELSE 0 END`,
      },
    })
    .returning();
  return row ? resultOf(row, window, now) : { isOver: false, retryAfter: 0 };
}

/** Reverts one hit that `countHit` counted at `now`. Has no effect after its window has passed. */
export async function returnHit(db: Database, name: string, window: Window, now: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(
      and(eq(rateLimits.key, keyOf(name)), eq(rateLimits.windowStart, startOf(window, now)), gt(rateLimits.hits, 0)),
    );
}

/** Deletes the hits of a window. */
export async function clearHits(db: Database, name: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name)));
}

function resultOf(row: { hits: number; hitsBefore: number }, window: Window, now: Date): HitResult {
  const elapsed = (now.getTime() - startOf(window, now).getTime()) / (window.seconds * 1000);
  const hits = row.hits + row.hitsBefore * (1 - elapsed);
  return { isOver: hits > window.max, retryAfter: Math.max(1, Math.ceil(window.seconds * (1 - elapsed))) };
}

function startOf({ seconds }: Window, now: Date): Date {
  const length = seconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length);
}

function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
