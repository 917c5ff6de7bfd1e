import type { Client, Timers } from '@mallard/domain/client';
import { type Locks, toFieldErrors, withLock } from '@mallard/domain/client';
import type { EndpointData } from '@mallard/domain/contract';
import { amount, batchAddToCart, getCart, id, MAX_CART_LINES, quantity, text, uuid } from '@mallard/domain/contract';
import { type ApiError, ApiFailure, isRefusal, notify } from '@mallard/domain/errors';
import type { Minor } from '@mallard/domain/money';
import { checkQuantity, MAX_QUANTITY, mergeLines, type SkuLine } from '@mallard/domain/rules';
import type { Store } from '@mallard/domain/storage';
import { lenientList } from '@mallard/domain/storage';
import * as v from 'valibot';
import { isKeyExpired } from './keyAge.ts';

/** A product as it was when a guest added it to the cart. */
export interface AddedProduct {
  productUuid: string;
  /** In the language in which it was added; shown if the product cannot be loaded. */
  title: string;
  /** Price of one unit, minor units. */
  price: Minor;
}

/** A line of a guest cart. */
export interface GuestLine extends SkuLine {
  /** Missing in lines that an earlier version stored. */
  product?: AddedProduct | undefined;
}

/** The server's response to a merge, with the lines that were sent. */
export interface MergedGuestCart extends EndpointData<typeof batchAddToCart> {
  lines: readonly GuestLine[];
}

/** What can be bought of a SKU. */
export interface AvailableUnits {
  stock: number;
  /** @default the shop's purchase limit */
  limit?: number | undefined;
}

/**
 * The guest cart: stored on this device until it is merged into an account's. Lines that are being merged cannot be
 * changed. `add` and `set` return `null`, or the error as a server would return it: `VALIDATION` with the invalid fields
 * for anything but 1 to 999 units of an id.
 */
export interface GuestCart {
  /**
   * Returns the lines; the same array until something changes.
   *
   * @param userUuid the signed-in user: lines that may have been merged into another account are left out. @default
   *   none
   */
  read(userUuid?: string): readonly GuestLine[];
  /**
   * Adds units, up to 999 of a SKU. The product of the line stays the one of its first addition.
   *
   * @param available checked with the units in the cart. @default not checked, to undo a removal
   * @returns also `OUT_OF_STOCK` or `PURCHASE_LIMIT`, and `CART_LIMIT` for more lines than {@link MAX_CART_LINES}
   */
  add(line: GuestLine, available?: AvailableUnits): ApiError | null;
  /** Sets the quantity of a line. */
  set(line: SkuLine): ApiError | null;
  remove(skuUuid: string): void;
  /**
   * Merges the lines into the cart of the signed-in user: once, even if several tabs try, and after lost responses and
   * reloads. After days without a response the server may have forgotten the key. Then the units in the account's cart
   * count as merged, and only the rest is sent.
   *
   * @returns `null` when there is nothing to merge
   * @throws {ApiFailure} and then the lines stay for another attempt
   */
  merge(client: Client, userUuid: string): Promise<MergedGuestCart | null>;
  /** Reads the stored cart again: call it on `storage` events of {@link GUEST_CART_KEY}. */
  readStorage(): void;
  subscribe(listener: () => void): () => void;
}

export interface GuestCartOptions {
  /** Shared by all tabs: over `localStorage`. */
  store: Store;
  createUuid: () => string;
  /** Locks that let one tab merge at a time; `null` for none. */
  locks: Locks | null;
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The storage key of the guest cart. */
export const GUEST_CART_KEY = 'guestCart';

const addedProduct = v.object({ productUuid: id, title: text(200), price: amount });
// An invalid product must not discard its line.
const line = v.object({ skuUuid: id, quantity, product: v.fallback(v.optional(addedProduct), undefined) });
const guestState = v.object({
  lines: lenientList(line, MAX_CART_LINES),
  /** Lines that may have been merged into one account: they keep their key, and wait for that account. */
  sent: v.fallback(
    v.nullable(
      v.object({
        key: uuid,
        userUuid: id,
        // All or nothing: a server accepts one body per key.
        lines: v.pipe(v.array(line), v.maxLength(MAX_CART_LINES)),
        sentAt: v.optional(v.number(), 0),
      }),
    ),
    null,
  ),
});
type GuestState = v.InferOutput<typeof guestState>;
type SentLines = NonNullable<GuestState['sent']>;

const EMPTY: GuestState = { lines: [], sent: null };
const FULL: ApiError = { kind: 'Conflict', code: 'CART_LIMIT', data: { details: { limit: MAX_CART_LINES } } };

/** Opens the guest cart of a device; if storage fails it is stored in this tab. */
export function createGuestCart({ store, createUuid, locks, timers, now }: GuestCartOptions): GuestCart {
  const entry = store.entry({ key: GUEST_CART_KEY, version: 3, schema: guestState, fallback: () => EMPTY });
  const listeners = new Set<() => void>();
  let state = entry.read();
  const shown = new Map<string | undefined, readonly GuestLine[]>();

  function show(next: GuestState): void {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    shown.clear();
    for (const listener of listeners) notify(listener);
  }

  function write(next: GuestState): void {
    if (next.lines.length === 0 && next.sent === null) entry.clear();
    else entry.write(next);
    show(next);
  }

  function toSend(userUuid: string, lines: readonly GuestLine[]): SentLines {
    return { key: createUuid(), userUuid, lines: [...lines], sentAt: now() };
  }

  /** Returns the lines to send; lines that may have arrived are sent first, and alone. */
  function takeLines(userUuid: string): SentLines | null {
    const { lines: waiting, sent } = entry.read();
    if (sent) return sent.userUuid === userUuid ? sent : null;
    if (waiting.length === 0) return null;
    const sending = toSend(userUuid, waiting);
    write({ lines: [], sent: sending });
    return sending;
  }

  /** Updates the state after a call, unless another tab has. */
  function follow({ key }: SentLines, toNext: (state: GuestState) => GuestState): void {
    const state = entry.read();
    if (state.sent?.key === key) write(toNext(state));
  }

  /** Restores refused lines; the server keeps its refusal for their key. */
  function restoreRefused(refused: SentLines, { lines: waiting }: GuestState): GuestState {
    const together = gather([...refused.lines, ...waiting]);
    if (together.length <= MAX_CART_LINES) return { lines: together, sent: null };
    return { lines: waiting, sent: { ...refused, key: createUuid() } };
  }

  /** Returns the rest of lines whose key may be forgotten: sent again, they could count twice. */
  async function takeRemaining(client: Client, old: SentLines): Promise<SentLines | null> {
    const { items } = await client.call(getCart, {}, { onlyFor: old.userUuid });
    const remaining = old.lines.flatMap((line) => {
      const state = items.find(({ skuUuid }) => skuUuid === line.skuUuid)?.quantity ?? 0;
      return state < line.quantity ? [{ ...line, quantity: line.quantity - state }] : [];
    });
    follow(old, (state) => ({ ...state, sent: remaining.length === 0 ? null : toSend(old.userUuid, remaining) }));
    return takeLines(old.userUuid);
  }

  /** Validates a line, because an invalid one could not be read back, and changes the stored lines. */
  function change(
    requested: GuestLine,
    toNext: (state: GuestState, line: GuestLine) => GuestLine[] | ApiError,
  ): ApiError | null {
    const checked = v.safeParse(line, requested);
    if (!checked.success) return { kind: 'BadRequest', code: 'VALIDATION', fields: toFieldErrors(checked.issues) };
    const state = entry.read();
    const next = toNext(state, checked.output);
    if (!Array.isArray(next)) return next;
    if (next.length > MAX_CART_LINES) return FULL;
    write({ ...state, lines: next });
    return null;
  }

  async function mergeOnce(client: Client, userUuid: string): Promise<MergedGuestCart | null> {
    const pending = takeLines(userUuid);
    const sending = pending && isKeyExpired(pending.sentAt, now()) ? await takeRemaining(client, pending) : pending;
    if (sending === null) return null;
    const merged = await client.tryCall(
      batchAddToCart,
      { body: { items: sending.lines.map(({ skuUuid, quantity }) => ({ skuUuid, quantity })) } },
      { idempotencyKey: sending.key, onlyFor: userUuid },
    );
    if (merged.ok) {
      follow(sending, (state) => ({ ...state, sent: null }));
      return { ...merged.data, lines: sending.lines };
    }
    if (isRefusal(merged.error)) follow(sending, (state) => restoreRefused(sending, state));
    throw new ApiFailure(merged.error);
  }

  return {
    read(userUuid) {
      const lines = shown.get(userUuid) ?? linesFor(userUuid, state);
      shown.set(userUuid, lines);
      return lines;
    },
    add: (requested, available) =>
      change(
        requested,
        (state, line) => (available && refusalOf(line, state, available)) ?? gather([...state.lines, line]),
      ),
    set: (requested) =>
      change(requested, ({ lines }, { skuUuid, quantity }) =>
        lines.map((line) => (line.skuUuid === skuUuid ? { ...line, quantity } : line)),
      ),
    remove(skuUuid) {
      const state = entry.read();
      write({ ...state, lines: state.lines.filter((line) => line.skuUuid !== skuUuid) });
    },
    merge: (client, userUuid) => withLock(locks, 'mallard-guest-cart', timers, () => mergeOnce(client, userUuid)),
    readStorage: () => show(entry.read()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function linesFor(userUuid: string | undefined, { lines: waiting, sent }: GuestState): readonly GuestLine[] {
  const isOthers = sent !== null && userUuid !== undefined && sent.userUuid !== userUuid;
  return isOthers ? waiting : gather([...(sent?.lines ?? []), ...waiting]);
}

/** Joins lines by SKU, limited to the units of a call, with the first known product. */
function gather(lines: readonly GuestLine[]): GuestLine[] {
  return mergeLines(lines).map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, MAX_QUANTITY),
    product: line.product ?? lines.find(({ skuUuid, product }) => skuUuid === line.skuUuid && product)?.product,
  }));
}

/** Returns why units cannot be added. */
function refusalOf({ skuUuid, quantity: asked }: GuestLine, state: GuestState, available: AvailableUnits) {
  const inCart = linesFor(undefined, state).find((line) => line.skuUuid === skuUuid)?.quantity ?? 0;
  const { stock, limit } = available;
  const verdict = checkQuantity({ asked, inCart, stock, ...(limit !== undefined && { limit }) });
  if (verdict.ok) return undefined;
  const { code, left } = verdict;
  return { kind: 'Conflict', code, data: { details: { asked, left, inCart } } } satisfies ApiError;
}
