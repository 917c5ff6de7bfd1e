import * as v from 'valibot';
import { uuid } from '../contract/scalars.ts';
import { isRefusal } from '../errors/index.ts';
import type { Store } from '../storage/index.ts';
import { lenientList } from '../storage/lenientList.ts';
import type { CallResult } from './client.ts';
import { createUuid, type Random, systemRandom } from './createUuid.ts';

/** Maximum number of drafts without an outcome. */
const MAX_DRAFTS = 20;

const keptKeys = lenientList(v.object({ draft: v.string(), key: uuid, fingerprint: v.string() }), MAX_DRAFTS);

/** Idempotency keys of drafts, stored so that a reload repeats a call instead of making another one. */
export interface DraftKeys {
  /**
   * Returns the key for a body: the same as before for the same content, or a new one. It is stored before this
   * returns, so call it before the request.
   *
   * @param draft name of the draft, such as `checkout` or `review 7f2b…`; drafts of several shoppers need different
   *   names
   * @param body  content as JSON; only its fingerprint is stored
   */
  keyFor(draft: string, body: unknown): string;
  /** Deletes a key after a final response. */
  clear(draft: string): void;
  /**
   * Sends a draft under its key, and deletes the key after a final response. While the outcome is unknown, the key
   * stays: sent again, the call takes effect once.
   */
  send<T>(
    draft: string,
    body: unknown,
    send: (idempotencyKey: string) => Promise<CallResult<T>>,
  ): Promise<CallResult<T>>;
}

/**
 * Creates the keys in a store. Tabs with the same store share them.
 *
 * @param random source of the keys. @default the platform's secure random values
 * @example const drafts = createDraftKeys({ store }); const result = await drafts.send('checkout', body,
 *   (idempotencyKey) =>
 *   client.tryCall(createOrder, { body }, { idempotencyKey }), );
 */
export function createDraftKeys({ store, random = systemRandom }: { store: Store; random?: Random }): DraftKeys {
  const entry = store.entry({ key: 'draftKeys', version: 1, schema: keptKeys, fallback: () => [] });

  function without(draft: string): v.InferOutput<typeof keptKeys> {
    return entry.read().filter((storedKey) => storedKey.draft !== draft);
  }

  function keyFor(draft: string, body: unknown): string {
    const print = fingerprint(body);
    const existingKey = entry.read().find((storedKey) => storedKey.draft === draft && storedKey.fingerprint === print);
    if (existingKey) return existingKey.key;
    const key = createUuid(random);
    entry.write([...without(draft), { draft, key, fingerprint: print }].slice(-MAX_DRAFTS));
    return key;
  }

  /** Only this key: another tab may have created a new one. */
  function forget(draft: string, key: string): void {
    const storedKeys = entry.read();
    if (storedKeys.some((storedKey) => storedKey.draft === draft && storedKey.key === key)) entry.write(without(draft));
  }

  return {
    keyFor,
    clear: (draft) => void entry.write(without(draft)),
    async send(draft, body, send) {
      const key = keyFor(draft, body);
      const result = await send(key);
      if (result.ok || isRefusal(result.error)) forget(draft, key);
      return result;
    },
  };
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * Returns a fingerprint of a JSON value: 16 hexadecimal digits, independent of the order of its keys. Not secure
 * against attackers.
 *
 * @see FNV-1a, 64 bits, http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value, sortKeys) ?? '';
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
