import { lt } from 'drizzle-orm';
import { idempotencyKeys, rateLimits, sessionFamilies, verificationCodes } from '../db/schema/index.ts';
import type { Deps } from '../http/deps.ts';

const KEYS_KEPT_MS = 7 * 24 * 3_600_000;
const LIMITS_KEPT_MS = 24 * 3_600_000;
const EXPIRED_KEPT_MS = 24 * 3_600_000;

/** Deletes old answers, counts of past windows, and sessions and codes that expired a day ago. */
export async function forgetOldRows({ db, clock }: Deps): Promise<void> {
  const now = clock().getTime();
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - KEYS_KEPT_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - LIMITS_KEPT_MS)));
  const expired = new Date(now - EXPIRED_KEPT_MS);
  await db.delete(sessionFamilies).where(lt(sessionFamilies.expiresAt, expired));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, expired));
}
