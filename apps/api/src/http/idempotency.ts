import { createHash } from 'node:crypto';
import type { Answer } from '@mallard/domain/serving';
import { refuse } from '@mallard/domain/serving';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
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

const insertKey = prepared<CallKey & { status: number | null; now: string }, { key: string }>(
  'insert_idempotency_key',
  () => sql`INSERT INTO ${idempotencyKeys} (scope, endpoint, key, body_hash, status, created_at)
    VALUES (${sql.placeholder('scope')}, ${sql.placeholder('endpoint')}, ${sql.placeholder('key')},
      ${sql.placeholder('bodyHash')}, ${sql.placeholder('status')}, ${sql.placeholder('now')})
    ON CONFLICT DO NOTHING RETURNING ${idempotencyKeys.key}`,
);

const updateKey = prepared<Omit<CallKey, 'bodyHash'> & { status: number; answer: string }, never>(
  'update_idempotency_key',
  () => sql`UPDATE ${idempotencyKeys} SET status = ${sql.placeholder('status')}, answer = ${sql.placeholder('answer')}
    WHERE scope = ${sql.placeholder('scope')} AND endpoint = ${sql.placeholder('endpoint')}
      AND key = ${sql.placeholder('key')}`,
);

/** What was stored with a key: the response, or only that the call succeeded if its response can be created again. */
export type StoredAnswer = Answer | 'succeeded';

/** Status of a call that succeeded. */
const SUCCESS = 200;

/** Headers of a response to a repeated request. */
export const REPLAYED = { 'Idempotency-Replayed': 'true' };

/**
 * Claims the key for this transaction. Waits while a concurrent transaction has claimed it.
 *
 * @param isCreatedAgain whether a repeated request gets a new response instead of the stored one, so that none has to be stored
 * @returns the stored response if the request was already executed, otherwise `null`
 * @throws {Refusal} IDEMPOTENCY_MISMATCH when the key was used for a different request
 */
export async function claimKey(
  tx: Database,
  call: CallKey,
  now: Date,
  isCreatedAgain = false,
): Promise<StoredAnswer | null> {
  const status = isCreatedAgain ? SUCCESS : null;
  const inserted = await insertKey(tx, { ...call, status, now: now.toISOString() });
  if (inserted.length > 0) return null;
  const [stored] = await tx.select().from(idempotencyKeys).where(isCall(call));
  if (!stored || stored.status === null) throw new Error('An idempotency key was committed without its response');
  if (stored.bodyHash !== call.bodyHash) throw refuse('IDEMPOTENCY_MISMATCH');
  return stored.answer === null ? 'succeeded' : { status: stored.status, ...stored.answer, headers: REPLAYED };
}

/** Stores the response in the transaction of its effect. */
export async function storeAnswer(tx: Database, call: CallKey, { status, message, data }: Answer): Promise<void> {
  const { scope, endpoint, key } = call;
  await updateKey(tx, { scope, endpoint, key, status, answer: JSON.stringify({ message, data }) });
}

function isCall({ scope, endpoint, key }: CallKey) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key));
}
