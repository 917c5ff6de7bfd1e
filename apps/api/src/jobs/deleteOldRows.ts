import { lt } from 'drizzle-orm';
import { idempotencyKeys, rateLimits, sessionFamilies, verificationCodes } from '../db/schema/index.ts';
import type { Deps } from '../http/deps.ts';

const KEY_RETENTION_MS = 7 * 24 * 3_600_000;
const RATE_LIMIT_RETENTION_MS = 24 * 3_600_000;
const EXPIRED_RETENTION_MS = 24 * 3_600_000;

/** Deletes old idempotency keys and rate limit counts, and sessions and codes that expired a day ago. */
export async function deleteOldRows({ db, clock }: Deps): Promise<void> {
  const now = clock().getTime();
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - KEY_RETENTION_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - RATE_LIMIT_RETENTION_MS)));
  const expired = new Date(now - EXPIRED_RETENTION_MS);
  await db.delete(sessionFamilies).where(lt(sessionFamilies.expiresAt, expired));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, expired));
}
