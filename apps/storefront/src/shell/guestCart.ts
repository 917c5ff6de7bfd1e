import { mergeLines } from '@mallard/domain/rules';
import type { Store } from '@mallard/domain/storage';
import * as v from 'valibot';

/** One SKU that a signed-out visitor wants, in pieces. */
export interface GuestLine {
  skuUuid: string;
  quantity: number;
}

/** What the cart holds, under a name that every tab shares and that changes with it. */
interface HeldLines {
  /** The idempotency key of merging just these lines: whoever merges them, and however often, they count once. */
  mergeKey: string;
  lines: readonly GuestLine[];
}

/** The cart of a visitor who is signed out: kept on this device until it is merged into an account's cart. */
export interface GuestCart {
  /** The same array until something changes. */
  read(): readonly GuestLine[];
  /** What is to be merged; `null` when there is nothing. */
  held(): HeldLines | null;
  add(line: GuestLine): void;
  /** Takes out what an account's cart holds now; what came after it stays. */
  remove(merged: HeldLines): void;
  /** Names the lines anew, because the server keeps its refusal under the old name. */
  rename(): void;
  /** Looks again at what the device keeps, which another tab may have changed. */
  look(): void;
  subscribe(listener: () => void): () => void;
}

/** The key under which a device keeps the cart. */
export const GUEST_CART_KEY = 'guestCart';
const MAX_LINES = 50;
const NO_LINES: readonly GuestLine[] = [];
const heldLines = v.object({
  mergeKey: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(
    v.array(
      v.object({
        skuUuid: v.pipe(v.string(), v.uuid()),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_LINES),
  ),
});

/** Makes the guest cart over what the device keeps; `null` on the server, where it is empty. */
export function createGuestCart(store: Store | null, createUuid: () => string): GuestCart {
  const entry = store?.entry({ key: GUEST_CART_KEY, version: 2, schema: heldLines, fallback: () => null }) ?? null;
  const listeners = new Set<() => void>();
  let current: HeldLines | null = entry?.read() ?? null;

  function show(next: HeldLines | null) {
    if (next?.mergeKey === current?.mergeKey) return;
    current = next;
    for (const listener of listeners) listener();
  }

  /** Changes what is kept now, which may be another tab's doing. */
  function change(toNext: (lines: readonly GuestLine[]) => readonly GuestLine[]) {
    const lines = toNext((entry ? entry.read() : current)?.lines ?? NO_LINES);
    const next = lines.length === 0 ? null : { mergeKey: createUuid(), lines: [...lines] };
    if (next) entry?.write(next);
    else entry?.clear();
    show(next);
  }

  function look() {
    if (entry) show(entry.read());
  }

  return {
    read: () => current?.lines ?? NO_LINES,
    held() {
      look();
      return current;
    },
    add: (line) => change((lines) => mergeLines([...lines, line]).slice(0, MAX_LINES)),
    remove: (merged) => change((lines) => lines.flatMap((line) => without(line, merged.lines))),
    rename: () => change((lines) => lines),
    look,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function without(line: GuestLine, merged: readonly GuestLine[]): GuestLine[] {
  const gone = merged.find(({ skuUuid }) => skuUuid === line.skuUuid)?.quantity ?? 0;
  return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [];
}
