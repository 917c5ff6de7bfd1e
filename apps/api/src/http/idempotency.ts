import { createHash } from 'node:crypto';
import type { Answer } from '@mallard/domain/serving';
import { refuse } from '@mallard/domain/serving';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';

/** Names one intended effect of one caller. */
export interface CallKey {
  scope: string;
  endpoint: string;
  key: string;
  bodyHash: string;
}

/** A digest of everything that the call says, to tell a repetition from another call under the same key. */
export function hashCall(target: string, body: Uint8Array): string {
  return createHash('sha256').update(target).update('\n').update(body).digest('hex');
}

/**
 * Takes the key for this transaction, waiting for a rival that holds it.
 *
 * @returns the stored answer when the call has been made already; `null` when it is to be made now
 * @throws {Refusal} IDEMPOTENCY_MISMATCH when the key stands for something else
 */
export async function claimKey(tx: Database, call: CallKey, now: Date): Promise<Answer | null> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...call, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return null;
  const [stored] = await tx.select().from(idempotencyKeys).where(isCall(call));
  if (!stored?.answer || stored.status === null) throw new Error('An idempotency key was committed without its answer');
  if (stored.bodyHash !== call.bodyHash) throw refuse('IDEMPOTENCY_MISMATCH');
  return { status: stored.status, ...stored.answer, headers: { 'Idempotency-Replayed': 'true' } };
}

/** Keeps the answer beside its effect. */
export async function storeAnswer(tx: Database, call: CallKey, { status, message, data }: Answer): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, answer: { message, data } }).where(isCall(call));
}

function isCall({ scope, endpoint, key }: CallKey) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key));
}
