import { mergeLines } from '@mallard/domain/rules';
import type { Store } from '@mallard/domain/storage';
import * as v from 'valibot';

/** One SKU that a signed-out visitor wants, in pieces. */
export interface GuestLine {
  skuUuid: string;
  quantity: number;
}

/** The cart of a visitor who is signed out: kept on this device until it is merged into an account's cart. */
export interface GuestCart {
  read(): readonly GuestLine[];
  add(line: GuestLine): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const GUEST_CART_KEY = 'guestCart';
const MAX_LINES = 50;
const NO_LINES: readonly GuestLine[] = [];
const lines = v.pipe(
  v.array(
    v.object({
      skuUuid: v.pipe(v.string(), v.uuid()),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    }),
  ),
  v.maxLength(MAX_LINES),
);

/** Makes the guest cart over what the device keeps; `null` on the server, where it is empty. */
export function createGuestCart(store: Store | null): GuestCart {
  const entry = store?.entry({ key: GUEST_CART_KEY, version: 1, schema: lines, fallback: () => [] }) ?? null;
  const listeners = new Set<() => void>();
  // The same array between changes, as React's external stores ask for.
  let current: readonly GuestLine[] = entry?.read() ?? NO_LINES;

  function change(next: GuestLine[]) {
    current = next;
    if (next.length === 0) entry?.clear();
    else entry?.write(next);
    for (const listener of listeners) listener();
  }

  return {
    read: () => current,
    add: (line) => change(mergeLines([...current, line]).slice(0, MAX_LINES)),
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
