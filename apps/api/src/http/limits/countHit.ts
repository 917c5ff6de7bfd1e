import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema/index.ts';

/** A window that slides: the past one counts with the part of it that still lies within `seconds`. */
export interface Window {
  max: number;
  seconds: number;
}

/** What a window says of one more hit. */
export interface Standing {
  isOver: boolean;
  /** Seconds until it is worth another try. */
  retryAfter: number;
}

/**
 * Counts one more hit, in one statement, so that several processes share the count.
 *
 * @param name what is counted; only its digest is kept
 */
export async function countHit(db: Database, name: string, window: Window, now: Date): Promise<Standing> {
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
  return row ? standing(row, window, now) : { isOver: false, retryAfter: 0 };
}

/** Takes back one hit that `countHit` counted at `now`; when its window has passed, it stays counted. */
export async function returnHit(db: Database, name: string, window: Window, now: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(
      and(eq(rateLimits.key, keyOf(name)), eq(rateLimits.windowStart, startOf(window, now)), gt(rateLimits.hits, 0)),
    );
}

/** Forgets the hits of a window. */
export async function clearHits(db: Database, name: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name)));
}

function standing(row: { hits: number; hitsBefore: number }, window: Window, now: Date): Standing {
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
