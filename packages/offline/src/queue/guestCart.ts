import type { Client, Timers } from '@mallard/domain/client';
import { type Locks, withLock } from '@mallard/domain/client';
import type { EndpointData } from '@mallard/domain/contract';
import { amount, batchAddToCart, getCart, MAX_CART_LINES, quantity, text, uuid } from '@mallard/domain/contract';
import { type ApiError, ApiFailure, isRefusal, notify } from '@mallard/domain/errors';
import type { Minor } from '@mallard/domain/money';
import { MAX_QUANTITY, mergeLines, type SkuLine } from '@mallard/domain/rules';
import type { Store } from '@mallard/domain/storage';
import { lenientList } from '@mallard/domain/storage';
import * as v from 'valibot';
import { cartChange, checkChange, type LineChange } from './cartChange.ts';
import { isKeyForgotten } from './keyAge.ts';

/** A product as it was when a visitor added it to the cart. */
export interface AddedProduct {
  productUuid: string;
  /** In the language in which it was added; shown where the product cannot be read. */
  title: string;
  /** Price of one unit, minor units. */
  price: Minor;
}

/** A line of a guest cart. */
export interface GuestLine extends SkuLine {
  /** Missing in lines that an earlier version of the shop stored. */
  product?: AddedProduct | undefined;
}

/** The server's answer to a merge, with the lines that were sent. */
export interface MergedGuestCart extends EndpointData<typeof batchAddToCart> {
  lines: readonly GuestLine[];
}

/** The cart of a visitor: kept on this device until it is merged into an account's. */
export interface GuestCart {
  /**
   * The same array until something changes.
   *
   * @param userUuid who is signed in: lines that another account may have got are not shown. @default nobody
   */
  read(userUuid?: string): readonly GuestLine[];
  /**
   * Changes a line; what is being merged cannot be changed any more.
   *
   * @param product stored with the line of an addition, unless the line has one
   * @returns `null` when it was done, else why not, as a server would say it: `CART_LIMIT` for more than {@link MAX_CART_LINES}
   * lines, `VALIDATION` with the fields at fault for anything but 1 to 999 pieces at once of a UUID
   */
  change(change: LineChange, product?: AddedProduct): ApiError | null;
  /**
   * Puts the lines into the cart of the user who is signed in: once, whichever tabs try, and after lost answers and reloads too.
   * Where nobody has answered for days, so that the server may have forgotten the call, what the account's cart holds of them by
   * then counts as merged, and the rest is put in.
   *
   * @returns `null` when there is nothing to merge
   * @throws {ApiFailure} and then the lines stay, for another time
   */
  merge(client: Client, userUuid: string): Promise<MergedGuestCart | null>;
  /** Looks again at what the device keeps: call it on `storage` events of {@link GUEST_CART_KEY}. */
  look(): void;
  subscribe(listener: () => void): () => void;
}

export interface GuestCartOptions {
  /** Shared by all tabs: over `localStorage`. */
  store: Store;
  createUuid: () => string;
  /** Lets one tab merge at a time; `null` where there are none. */
  locks: Locks | null;
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The key under which a device keeps it. */
export const GUEST_CART_KEY = 'guestCart';

const addedProduct = v.object({ productUuid: uuid, title: text(200), price: amount });
// A product that cannot be read must not take the line with it.
const line = v.object({ skuUuid: uuid, quantity, product: v.fallback(v.optional(addedProduct), undefined) });
const guestState = v.object({
  lines: lenientList(line, MAX_CART_LINES),
  /** Lines that one account may have got: they keep their key, and wait for that account. */
  sent: v.fallback(
    v.nullable(
      v.object({
        key: uuid,
        userUuid: uuid,
        // Whole or not at all: under one key a server takes one body.
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

/** Opens the visitor's cart of a device; where storage fails it lives in this tab. */
export function createGuestCart({ store, createUuid, locks, timers, now }: GuestCartOptions): GuestCart {
  const entry = store.entry({ key: GUEST_CART_KEY, version: 3, schema: guestState, fallback: () => EMPTY });
  const listeners = new Set<() => void>();
  let held = entry.read();
  const shown = new Map<string | undefined, readonly GuestLine[]>();

  function show(next: GuestState): void {
    if (JSON.stringify(next) === JSON.stringify(held)) return;
    held = next;
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

  /** What is to be sent now; lines that may have arrived go first, and alone. */
  function take(userUuid: string): SentLines | null {
    const { lines: waiting, sent } = entry.read();
    if (sent) return sent.userUuid === userUuid ? sent : null;
    if (waiting.length === 0) return null;
    const taken = toSend(userUuid, waiting);
    write({ lines: [], sent: taken });
    return taken;
  }

  /** Goes on after a call, unless another tab has. */
  function follow({ key }: SentLines, toNext: (state: GuestState) => GuestState): void {
    const state = entry.read();
    if (state.sent?.key === key) write(toNext(state));
  }

  /** Nothing came of these lines; the server keeps its no under their key. */
  function takeBack(refused: SentLines, { lines: waiting }: GuestState): GuestState {
    const together = gather([...refused.lines, ...waiting]);
    if (together.length <= MAX_CART_LINES) return { lines: together, sent: null };
    return { lines: waiting, sent: { ...refused, key: createUuid() } };
  }

  /** What is left of lines whose key may be forgotten: sent as they were, they could count twice. */
  async function takeRest(client: Client, old: SentLines): Promise<SentLines | null> {
    const { items } = await client.call(getCart, {}, { onlyFor: old.userUuid });
    const rest = old.lines.flatMap((line) => {
      const held = items.find(({ skuUuid }) => skuUuid === line.skuUuid)?.quantity ?? 0;
      return held < line.quantity ? [{ ...line, quantity: line.quantity - held }] : [];
    });
    follow(old, (state) => ({ ...state, sent: rest.length === 0 ? null : toSend(old.userUuid, rest) }));
    return take(old.userUuid);
  }

  async function mergeOnce(client: Client, userUuid: string): Promise<MergedGuestCart | null> {
    const known = take(userUuid);
    const taken = known && isKeyForgotten(known.sentAt, now()) ? await takeRest(client, known) : known;
    if (taken === null) return null;
    const merged = await client.tryCall(
      batchAddToCart,
      { body: { items: taken.lines.map(({ skuUuid, quantity }) => ({ skuUuid, quantity })) } },
      { idempotencyKey: taken.key, onlyFor: userUuid },
    );
    if (merged.ok) {
      follow(taken, (state) => ({ ...state, sent: null }));
      return { ...merged.data, lines: taken.lines };
    }
    if (isRefusal(merged.error)) follow(taken, (state) => takeBack(taken, state));
    throw new ApiFailure(merged.error);
  }

  return {
    read(userUuid) {
      const lines = shown.get(userUuid) ?? linesFor(userUuid, held);
      shown.set(userUuid, lines);
      return lines;
    },
    change(asked, product) {
      const checked = checkChange(cartChange, asked);
      if (!checked.ok) return { kind: 'BadRequest', code: 'VALIDATION', fields: checked.fields };
      const state = entry.read();
      const next = changeLines(state.lines, checked.change, product);
      if (next.length > MAX_CART_LINES) return FULL;
      write({ ...state, lines: next });
      return null;
    },
    merge: (client, userUuid) => withLock(locks, 'mallard-guest-cart', timers, () => mergeOnce(client, userUuid)),
    look: () => show(entry.read()),
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

/** One line per SKU, with no more pieces than a call can ask for, and the first product that is known of it. */
function gather(lines: readonly GuestLine[]): GuestLine[] {
  return mergeLines(lines).map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, MAX_QUANTITY),
    product: line.product ?? lines.find(({ skuUuid, product }) => skuUuid === line.skuUuid && product)?.product,
  }));
}

function changeLines(known: readonly GuestLine[], change: LineChange, product: AddedProduct | undefined): GuestLine[] {
  const { skuUuid } = change;
  if (change.kind === 'add') return gather([...known, { skuUuid, quantity: change.quantity, product }]);
  if (change.kind === 'remove') return known.filter((line) => line.skuUuid !== skuUuid);
  const { quantity: wanted } = change;
  return known.map((line) => (line.skuUuid === skuUuid && wanted !== undefined ? { ...line, quantity: wanted } : line));
}
