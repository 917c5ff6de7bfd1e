import { createOrder } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import type { OrderAttempt } from '@mallard/state-machines/checkout';
import * as v from 'valibot';

const draft = v.required(v.omit(createOrder.body, ['checkoutUuid']), ['couponUuid']);
const attempt = v.object({ source: v.string(), checkoutUuid: v.string(), idempotencyKey: v.string(), draft });

/** Order attempts without a known outcome, stored on this device, so that all tabs and reloads lead to the same order. */
export interface StoredAttempts {
  read(source: string): OrderAttempt | null;
  /** Stores an attempt. @returns this attempt, or an earlier attempt of another tab with its own checkout id */
  save(attempt: OrderAttempt): OrderAttempt;
  forget(source: string): void;
}

/** Opens the stored attempts of one shopper. The first `save` deletes the attempts of other shoppers. */
export function openAttempts(store: Store, userUuid: string): StoredAttempts {
  const entry = store.entry({ key: 'orderAttempts', version: 1, schema: v.array(attempt), fallback: () => [] });
  const ownAttempts = () => entry.read().filter(({ source }) => source.startsWith(userUuid));
  const without = (source: string) => ownAttempts().filter((stored) => stored.source !== source);

  function read(source: string): OrderAttempt | null {
    return ownAttempts().find((stored) => stored.source === source) ?? null;
  }

  return {
    read,
    save(next) {
      const earlier = read(next.source);
      if (earlier !== null && earlier.checkoutUuid !== next.checkoutUuid) return earlier;
      entry.write([...without(next.source), next]);
      return next;
    },
    forget(source) {
      const remaining = without(source);
      if (remaining.length > 0) entry.write(remaining);
      else entry.clear();
    },
  };
}
