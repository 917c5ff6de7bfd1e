import * as v from 'valibot';
import { uuid } from '../contract/scalars.ts';
import { isRefusal } from '../errors/index.ts';
import { fittingList } from '../storage/fittingList.ts';
import type { Store } from '../storage/index.ts';
import type { CallResult } from './client.ts';
import { createUuid, type Random, systemRandom } from './createUuid.ts';
import { fingerprint } from './fingerprint.ts';

/** Drafts whose outcome is open; more than these are not worth keeping. */
const MOST_DRAFTS = 20;

const keptKeys = fittingList(v.object({ draft: v.string(), key: uuid, fingerprint: v.string() }), MOST_DRAFTS);

/** Idempotency keys of what is being sent, kept so that a reload repeats a call rather than makes a second one. */
export interface DraftKeys {
  /**
   * The key to send a body under: the same as before while the draft says the same, else a new one. It is kept before this
   * returns, so ask for it before the first byte is sent.
   *
   * @param draft what is being sent, such as `checkout` or `review 7f2b…`; drafts of several shoppers need different names
   * @param body  what it says, as JSON; only its fingerprint is kept
   */
  keyFor(draft: string, body: unknown): string;
  /** Forgets a key, because its call was answered for good. */
  clear(draft: string): void;
  /**
   * Sends a draft under its key, and forgets the key once the answer is final. While nobody knows whether the call took effect,
   * the key stays: sent again, it takes effect once.
   */
  send<T>(
    draft: string,
    body: unknown,
    send: (idempotencyKey: string) => Promise<CallResult<T>>,
  ): Promise<CallResult<T>>;
}

/**
 * Makes the keys over a store. Tabs that share the store share the keys, too.
 *
 * @param random where the keys come from. @default the platform's secure random values
 * @example
 * const drafts = createDraftKeys({ store });
 * const result = await drafts.send('checkout', body, (idempotencyKey) =>
 *   client.tryCall(createOrder, { body }, { idempotencyKey }),
 * );
 */
export function createDraftKeys({ store, random = systemRandom }: { store: Store; random?: Random }): DraftKeys {
  const entry = store.entry({ key: 'draftKeys', version: 1, schema: keptKeys, fallback: () => [] });

  function without(draft: string): v.InferOutput<typeof keptKeys> {
    return entry.read().filter((kept) => kept.draft !== draft);
  }

  function keyFor(draft: string, body: unknown): string {
    const print = fingerprint(body);
    const known = entry.read().find((kept) => kept.draft === draft && kept.fingerprint === print);
    if (known) return known.key;
    const key = createUuid(random);
    entry.write([...without(draft), { draft, key, fingerprint: print }].slice(-MOST_DRAFTS));
    return key;
  }

  /** Only the key that was answered: another tab may have begun anew. */
  function forget(draft: string, key: string): void {
    const kept = entry.read();
    if (kept.some((one) => one.draft === draft && one.key === key)) entry.write(without(draft));
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
