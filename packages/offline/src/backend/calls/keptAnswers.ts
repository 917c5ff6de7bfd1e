import type { Endpoint } from '@mallard/domain/contract';
import type { Answer } from '@mallard/domain/serving';
import { refuse } from '@mallard/domain/serving';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ShopState } from '../state/shopState.ts';

/** Answers that are remembered: more than a full log of intents sends before it repeats what was lost. */
const MOST_KEPT = 1000;

/** Names one intended effect of one caller. */
export interface CallKey {
  key: string;
  /** A digest of everything that the call says. */
  bodyHash: string;
}

/**
 * The key under which the caller wants its answer kept.
 *
 * @throws {Refusal} VALIDATION when it is no key
 */
export function callKey(
  endpoint: Endpoint,
  { headers, url }: Request,
  body: Uint8Array,
  userId: string | undefined,
): CallKey | null {
  const given = headers.get('Idempotency-Key');
  if (endpoint.repeat !== 'keyed' || given === null) return null;
  if (!/^[\w-]{8,128}$/.test(given)) throw refuse('VALIDATION', { fields: { 'Idempotency-Key': 'FORMAT' } });
  const { pathname, search } = new URL(url);
  const said = new Uint8Array([...new TextEncoder().encode(`${pathname}${search}\n`), ...body]);
  return { key: `${userId ?? 'anonymous'} ${endpoint.name} ${given}`, bodyHash: bytesToHex(sha256(said)) };
}

/**
 * The answer that was given under a key.
 *
 * @throws {Refusal} IDEMPOTENCY_MISMATCH when the key stands for something else
 */
export function findAnswer({ answers }: ShopState, { key, bodyHash }: CallKey): Answer | null {
  const kept = answers.find((answer) => answer.key === key);
  if (!kept) return null;
  if (kept.bodyHash !== bodyHash) throw refuse('IDEMPOTENCY_MISMATCH');
  const { status, message, data } = kept;
  return { status, message, data, headers: { 'Idempotency-Replayed': 'true' } };
}

/** Keeps an answer beside its effect; what says nothing is kept as JSON can say it. */
export function cacheResponse(state: ShopState, call: CallKey, { status, message, data = null }: Answer): void {
  state.answers = [...state.answers, { ...call, status, message, data }].slice(-MOST_KEPT);
}
