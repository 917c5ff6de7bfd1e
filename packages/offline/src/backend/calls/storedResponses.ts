import type { Endpoint } from '@mallard/domain/contract';
import type { Answer } from '@mallard/domain/serving';
import { refuse } from '@mallard/domain/serving';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ShopState } from '../state/shopState.ts';

/** Maximum number of stored responses: more than a full intent log sends before it repeats a lost call. */
const MAX_STORED = 1000;

/** Identifies one intended effect of one caller. */
export interface CallKey {
  key: string;
  /** A digest of the whole call. */
  bodyHash: string;
}

/**
 * Returns the key for storing the response.
 *
 * @throws {Refusal} VALIDATION for an invalid key
 */
export function callKey(
  endpoint: Endpoint,
  { headers, url }: Request,
  body: Uint8Array,
  userId: string | undefined,
): CallKey | null {
  const requestKey = headers.get('Idempotency-Key');
  if (endpoint.repeat !== 'keyed' || requestKey === null) return null;
  if (!/^[\w-]{8,128}$/.test(requestKey)) throw refuse('VALIDATION', { fields: { 'Idempotency-Key': 'FORMAT' } });
  const { pathname, search } = new URL(url);
  const content = new Uint8Array([...new TextEncoder().encode(`${pathname}${search}\n`), ...body]);
  return { key: `${userId ?? 'anonymous'} ${endpoint.name} ${requestKey}`, bodyHash: bytesToHex(sha256(content)) };
}

/**
 * Returns the stored response of a key.
 *
 * @throws {Refusal} IDEMPOTENCY_MISMATCH when the key belongs to another call
 */
export function findAnswer({ answers }: ShopState, { key, bodyHash }: CallKey): Answer | null {
  const stored = answers.find((answer) => answer.key === key);
  if (!stored) return null;
  if (stored.bodyHash !== bodyHash) throw refuse('IDEMPOTENCY_MISMATCH');
  const { status, message, data } = stored;
  return { status, message, data, headers: { 'Idempotency-Replayed': 'true' } };
}

/** Stores a response with its effect, as JSON. */
export function cacheResponse(state: ShopState, call: CallKey, { status, message, data = null }: Answer): void {
  state.answers = [...state.answers, { ...call, status, message, data }].slice(-MAX_STORED);
}
