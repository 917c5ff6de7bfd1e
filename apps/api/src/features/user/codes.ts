import { createHmac } from 'node:crypto';
import { Refusal, refuse } from '@mallard/domain/serving';
import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { verificationCodes } from '../../db/schema/index.ts';
import type { Call } from '../../http/handle.ts';
import { logSecurity, type SecurityEvent } from '../../http/logging/logSecurity.ts';
import { transact } from '../../http/runTransaction.ts';

/** Seconds until an unused code for the same phone can be replaced. */
export const RESEND_SECONDS = 60;
const VALID_MS = 5 * 60_000;
const MAX_TRIES = 5;

/** A code that a user entered. */
export interface GivenCode {
  /** Field of the request body, for the error. */
  field: string;
  phone: string;
  code: string;
}

/**
 * Creates a code for a phone, and invalidates the previous one.
 *
 * @returns six digits, or `null` if the previous code is unused and less than a minute old
 */
export async function issueCode({ db, deps, now }: Call, phone: string): Promise<string | null> {
  const code = sixDigits(deps.random.bytes(6));
  const values = {
    codeHash: hashCode(phone, code, deps.secrets.token),
    attempts: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS),
    usedAt: null,
  };
  const issued = await db
    .insert(verificationCodes)
    .values({ phone, ...values })
    .onConflictDoUpdate({
      target: verificationCodes.phone,
      set: values,
      setWhere: sql`${lte(verificationCodes.sentAt, new Date(now.getTime() - RESEND_SECONDS * 1000))} OR ${isNotNull(verificationCodes.usedAt)}`,
    })
    .returning({ phone: verificationCodes.phone });
  return issued.length > 0 ? code : null;
}

/**
 * Verifies codes, and uses them up if all are right: after one typo, the user can send the others again. Attempts are counted
 * before the codes are compared, so that concurrent attempts count too.
 *
 * @param failure logged if a code is wrong
 * @throws {Refusal} CODE_INVALID at the fields of the wrong codes
 */
export async function requireCodes(call: Call, codes: readonly GivenCode[], failure: SecurityEvent): Promise<void> {
  const exhausted: GivenCode[] = [];
  for (const attempt of codes) if (!(await countAttempt(call, attempt.phone))) exhausted.push(attempt);
  try {
    await transact(call, async (db) => {
      const wrong = [...exhausted];
      for (const attempt of codes)
        if (!exhausted.includes(attempt) && !(await redeemCode({ ...call, db }, attempt))) wrong.push(attempt);
      if (wrong.length > 0) throw codeInvalid(wrong);
    });
  } catch (error) {
    if (error instanceof Refusal) logSecurity(call, failure);
    throw error;
  }
}

/**
 * Verifies a code and uses it up.
 *
 * @param failure logged if the code is wrong
 * @throws {Refusal} CODE_INVALID at the field `code`
 */
export function requireCode(
  call: Call,
  { phone, code }: { phone: string; code: string },
  failure: SecurityEvent,
): Promise<void> {
  return requireCodes(call, [{ field: 'code', phone, code }], failure);
}

/** @returns `false` if there is no valid code, or all its attempts are used */
async function countAttempt({ db, now }: Call, phone: string): Promise<boolean> {
  const counted = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(isOpen(phone, now), lt(verificationCodes.attempts, MAX_TRIES)))
    .returning({ phone: verificationCodes.phone });
  return counted.length > 0;
}

/** @returns `false` if the code is wrong or was used meanwhile */
async function redeemCode({ db, deps, now }: Call, { phone, code }: GivenCode): Promise<boolean> {
  const used = await db
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(isOpen(phone, now), eq(verificationCodes.codeHash, hashCode(phone, code, deps.secrets.token))))
    .returning({ phone: verificationCodes.phone });
  return used.length > 0;
}

function isOpen(phone: string, now: Date) {
  return and(
    eq(verificationCodes.phone, phone),
    isNull(verificationCodes.usedAt),
    gt(verificationCodes.expiresAt, now),
  );
}

function codeInvalid(wrong: readonly GivenCode[]): Refusal {
  return refuse('CODE_INVALID', { fields: Object.fromEntries(wrong.map(({ field }) => [field, 'CODE_INVALID'])) });
}

function sixDigits(bytes: Uint8Array): string {
  // The bias of 48 random bits modulo a million is below 1 in 10^8.
  return String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

function hashCode(phone: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`code|${phone}|${code}`).digest('hex');
}
