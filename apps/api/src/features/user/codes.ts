import { createHmac } from 'node:crypto';
import { refuse } from '@mallard/domain/serving';
import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { verificationCodes } from '../../db/schema/index.ts';
import type { Call } from '../../http/handle.ts';
import { logSecurity, type SecurityEvent } from '../../http/logging/logSecurity.ts';

/** Seconds until an unused code to a phone can be replaced. */
export const RESEND_SECONDS = 60;
const VALID_MS = 5 * 60_000;
const MAX_TRIES = 5;

/**
 * Makes a new code for a phone, which replaces the one before.
 *
 * @returns six digits, or `null` when the last one is unused and less than a minute old
 */
export async function issueCode({ db, deps, now }: Call, phone: string): Promise<string | null> {
  const code = sixDigits(deps.random.bytes(6));
  const fresh = {
    codeHash: hashCode(phone, code, deps.secrets.token),
    attempts: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS),
    usedAt: null,
  };
  const issued = await db
    .insert(verificationCodes)
    .values({ phone, ...fresh })
    .onConflictDoUpdate({
      target: verificationCodes.phone,
      set: fresh,
      setWhere: sql`${lte(verificationCodes.sentAt, new Date(now.getTime() - RESEND_SECONDS * 1000))} OR ${isNotNull(verificationCodes.usedAt)}`,
    })
    .returning({ phone: verificationCodes.phone });
  return issued.length > 0 ? code : null;
}

/**
 * Tries a code. A try counts before it is judged, so that tries at the same time count too; the right code works once.
 */
async function redeemCode({ db, deps, now }: Call, phone: string, code: string): Promise<boolean> {
  const isOpen = and(
    eq(verificationCodes.phone, phone),
    isNull(verificationCodes.usedAt),
    gt(verificationCodes.expiresAt, now),
  );
  const tried = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(isOpen, lt(verificationCodes.attempts, MAX_TRIES)))
    .returning({ phone: verificationCodes.phone });
  if (tried.length === 0) return false;
  const redeemed = await db
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(isOpen, eq(verificationCodes.codeHash, hashCode(phone, code, deps.secrets.token))))
    .returning({ phone: verificationCodes.phone });
  return redeemed.length > 0;
}

/**
 * Redeems a code.
 *
 * @param failure logged when it is wrong
 * @throws {Refusal} CODE_INVALID
 */
export async function requireCode(
  call: Call,
  { phone, code }: { phone: string; code: string },
  failure: SecurityEvent,
): Promise<void> {
  if (await redeemCode(call, phone, code)) return;
  logSecurity(call, failure);
  throw refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
}

function sixDigits(bytes: Uint8Array): string {
  // 48 random bits over a million: the bias is below one in 10^8.
  return String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

function hashCode(phone: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`code|${phone}|${code}`).digest('hex');
}
