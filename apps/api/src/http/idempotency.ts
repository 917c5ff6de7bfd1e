import { createHash } from 'node:crypto';
import type { Answer } from '@mallard/domain/serving';
import { refuse } from '@mallard/domain/serving';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';

/** Identifies one intended effect of one user. */
export interface CallKey {
  scope: string;
  endpoint: string;
  key: string;
  bodyHash: string;
}

/** Computes a digest of the request, to distinguish a retry from another request with the same key. */
export function hashCall(target: string, body: Uint8Array): string {
  return createHash('sha256').update(target).update('\n').update(body).digest('hex');
}

/**
 * Claims the key for this transaction. Waits while a concurrent transaction has claimed it.
 *
 * @returns the stored response if the request was already executed, otherwise `null`
 * @throws {Refusal} IDEMPOTENCY_MISMATCH when the key was used for a different request
 */
export async function claimKey(tx: Database, call: CallKey, now: Date): Promise<Answer | null> {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ ...call, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return null;
  const [stored] = await tx.select().from(idempotencyKeys).where(isCall(call));
  if (!stored?.answer || stored.status === null)
    throw new Error('An idempotency key was committed without its response');
  if (stored.bodyHash !== call.bodyHash) throw refuse('IDEMPOTENCY_MISMATCH');
  return { status: stored.status, ...stored.answer, headers: { 'Idempotency-Replayed': 'true' } };
}

/** Stores the response in the transaction of its effect. */
export async function storeAnswer(tx: Database, call: CallKey, { status, message, data }: Answer): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, answer: { message, data } }).where(isCall(call));
}

function isCall({ scope, endpoint, key }: CallKey) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key));
}
