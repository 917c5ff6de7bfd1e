import { createOrder } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import type { OrderAttempt } from '@mallard/state-machines/checkout';
import * as v from 'valibot';

const draft = v.required(v.omit(createOrder.body, ['checkoutUuid']), ['couponUuid']);
const attempt = v.object({ source: v.string(), checkoutUuid: v.string(), idempotencyKey: v.string(), draft });

/** Orders that were asked for and whose outcome is not known, on this device: tabs and reloads end at the same order. */
export interface StoredAttempts {
  read(source: string): OrderAttempt | null;
  /** @returns this one, or that of another tab which came first and names the checkout of both */
  keep(attempt: OrderAttempt): OrderAttempt;
  forget(source: string): void;
}

/** Opens them for one shopper; those of others, who are signed out, are dropped with the first that is kept. */
export function openAttempts(store: Store, userUuid: string): StoredAttempts {
  const entry = store.entry({ key: 'orderAttempts', version: 1, schema: v.array(attempt), fallback: () => [] });
  const own = () => entry.read().filter(({ source }) => source.startsWith(userUuid));
  const others = (source: string) => own().filter((kept) => kept.source !== source);

  function read(source: string): OrderAttempt | null {
    return own().find((kept) => kept.source === source) ?? null;
  }

  return {
    read,
    keep(next) {
      const earlier = read(next.source);
      if (earlier !== null && earlier.checkoutUuid !== next.checkoutUuid) return earlier;
      entry.write([...others(next.source), next]);
      return next;
    },
    forget(source) {
      const left = others(source);
      if (left.length > 0) entry.write(left);
      else entry.clear();
    },
  };
}
