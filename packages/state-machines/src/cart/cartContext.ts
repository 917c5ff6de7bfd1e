import type { Cart, CartItem } from '@mallard/domain/contract';
import { type ApiError, isRefusal } from '@mallard/domain/errors';
import { type QuantityRefusal, quantityLimit, type SkuLine } from '@mallard/domain/rules';
import {
  type CartChange,
  cartWithIntents,
  type Intent,
  type IntentConflict,
  isCartChange,
  type LineProduct,
  productOfLine,
  type QueuedCartChange,
} from '@mallard/offline/queue';
import type { ActorRefFrom, DoneActorEvent } from 'xstate';
import type { CartLineOutput, cartLineMachine } from './cartLineMachine.ts';
import type { MergeReport } from './mergeReport.ts';

/** The machine of one line, with its pending writes. */
export type CartLineActor = ActorRefFrom<typeof cartLineMachine>;

export interface CartInput {
  /** Creates an idempotency key: `createUuid` of `@mallard/domain/client`. */
  createKey: () => string;
  /** Product data of a SKU on this device, to show added lines that the server's cart does not contain yet. @default none */
  cachedProductOf?: (skuUuid: string) => LineProduct | undefined;
}

/** Why a change of a line was reverted. */
export interface LineRefusal {
  change: CartChange;
  error: ApiError;
}

/** A line that can be restored. */
export interface RemovedLine extends SkuLine {
  isSelected: boolean;
  /** Stored with the addition that restores the line. */
  product: LineProduct;
  /** The SKUs of the lines above it. */
  above: readonly string[];
}

/** A line that was deleted from the saved lines. */
export interface RemovedSavedLine {
  item: CartItem;
  isRestorable: boolean;
}

export interface CartContext extends Required<CartInput> {
  /** The cart's owner: `null` for a guest, `undefined` until known. */
  userUuid: string | null | undefined;
  /** The server's latest cart. */
  cart: Cart | null;
  /** The guest cart of this device. With a signed-in shopper, the lines that are not merged yet. */
  guestLines: readonly SkuLine[];
  /** The latest log of queued changes. It counts while its shopper is signed in. */
  log: ShopperLog | null;
  /** Lines with pending writes, by SKU. */
  lines: Readonly<Record<string, CartLineActor>>;
  removed: Readonly<Record<string, RemovedLine>>;
  /** Deleted from the lines saved for later, by SKU. */
  removedSaved: Readonly<Record<string, RemovedSavedLine>>;
  /** Restored lines, with the SKUs above them: the server would return them first. */
  restoredPositions: Readonly<Record<string, readonly string[]>>;
  refusals: Readonly<Record<string, LineRefusal>>;
  /** Why the cart could not be loaded. */
  error: ApiError | null;
  /** Why the guest cart is not merged yet; `null` before the first attempt and after success. */
  mergeError: ApiError | null;
  /** The result of the last merge of a guest cart, until it is dismissed. */
  mergeReport: MergeReport | null;
}

/** Changes of one shopper that are queued on the device. */
export interface ShopperLog {
  userUuid: string;
  intents: readonly Intent[];
}

/** Events from the device. */
export type DeviceEvent =
  /** The guest cart: now, and after each change in this tab or another. */
  | { type: 'guest.changed'; lines: readonly SkuLine[] }
  /** The shopper's log: now, and after each change. */
  | ({ type: 'intents.changed' } & ShopperLog)
  /** Another tab has changed the cart at the server. */
  | { type: 'cart.changedElsewhere' }
  /** The server's cart: after a change of this tab or another, or from another call that returns it. */
  | { type: 'cart.updated'; cart: Cart };

/** A change as a screen requests it. The machine adds the id of the line and the product data. */
export type Requested<Kind extends CartChange['kind']> = Omit<
  Extract<CartChange, { kind: Kind }>,
  'kind' | 'lineId' | 'product'
>;

export type CartEvent =
  | DeviceEvent
  | DoneActorEvent<CartLineOutput, `line.${string}`>
  /** A user signed in, or out (`null`). */
  | { type: 'owner.changed'; userUuid: string | null }
  | { type: 'network.changed'; isOnline: boolean }
  | ({ type: 'line.add' } & Requested<'add'>)
  /** Absolute values; quantity and selection are independent. */
  | ({ type: 'line.set' } & Requested<'set'>)
  | ({ type: 'line.remove' } & Requested<'remove'>)
  /** Undoes a removal. */
  | { type: 'line.restore'; skuUuid: string }
  /** Ends the offer to undo, or closes the message of a refusal. */
  | { type: 'line.forget'; skuUuid: string }
  /** Moves a line from the cart to the lines saved for later. */
  | ({ type: 'line.save' } & Requested<'save'>)
  /** Moves a saved line to the cart, selected, with as many units as fit. The other units stay saved. */
  | { type: 'saved.move'; skuUuid: string }
  /** Undoes `line.save`: moves the units back that `line.saved` named, with their previous selection. */
  | ({ type: 'line.unsave' } & Requested<'moveToCart'>)
  | ({ type: 'saved.remove' } & Requested<'deleteSaved'>)
  /** Undoes the removal of a saved line. */
  | { type: 'saved.restore'; skuUuid: string }
  /** Several at once, without undo. */
  | { type: 'lines.remove'; skuUuids: readonly string[] }
  /** Selects or deselects all lines that can be bought. */
  | { type: 'lines.select'; isSelected: boolean }
  /**
   * Writes debounced changes at once: before checkout, and when the page closes. `isSettled` returns whether it is
   * done.
   */
  | { type: 'cart.flush' }
  /** Loads the cart again. */
  | { type: 'cart.refresh' }
  /** Sends queued changes, and merges the guest cart. */
  | { type: 'cart.replay' }
  /** The shopper closed the result of the merge. */
  | { type: 'merge.dismiss' };

export type CartEmitted =
  /** The line is removed, with undo if it can still be bought. `item` is the line before that. */
  | { type: 'line.removed'; skuUuid: string; item: CartItem; isRestorable: boolean }
  /** Saved for later; `isMovable` says whether it can be moved back now, with `line.unsave`. */
  | { type: 'line.saved'; skuUuid: string; item: CartItem; isMovable: boolean }
  /** `quantity` of the `asked` units were moved to the cart. The others exceed the limit and stay saved. */
  | { type: 'saved.moved'; skuUuid: string; item: CartItem; asked: number; quantity: number }
  /** Deleted from the saved lines, with undo. */
  | { type: 'saved.removed'; skuUuid: string; item: CartItem }
  /** More than available: nothing was changed. */
  | { type: 'line.limited'; skuUuid: string; refusal: QuantityRefusal }
  /** The server refused the change, or the quantity is invalid (`VALIDATION`). The line is reverted. */
  | ({ type: 'line.refused'; skuUuid: string } & LineRefusal)
  /** The guest cart is merged; `clamped` contains the lines that lost units. */
  | ({ type: 'cart.merged' } & MergeReport)
  /** The merge failed; the lines stay on the device. Emitted once, until it fails for another reason. */
  | { type: 'cart.mergeFailed'; error: ApiError }
  /** The queue was sent. `conflicts` are changes that the server refused, until they are dismissed also in the log. */
  | { type: 'cart.replayed'; conflicts: readonly IntentConflict[]; left: number };

/** Returns the changes that are queued on the device for the signed-in shopper. */
export function queuedOf({ log, userUuid }: Pick<CartContext, 'log' | 'userUuid'>): readonly Intent[] {
  return log !== null && log.userUuid === userUuid ? log.intents : [];
}

/**
 * Returns all changes that the server may not have, oldest first. A write in flight may also be in the device's log.
 */
function pendingIntents(context: CartContext): Intent[] {
  const intents = queuedOf(context);
  const logged = new Set(intents.map(({ id }) => id));
  const written = Object.values(context.lines).flatMap(intentsOf);
  return [...intents, ...written.filter(({ id }) => !logged.has(id))];
}

function intentsOf(line: CartLineActor): readonly QueuedCartChange[] {
  const snapshot = line.getSnapshot();
  // Test doubles of a line's machine have no context.
  return 'context' in snapshot ? snapshot.context.intents : [];
}

/** Returns the server's cart with all pending changes applied; `null` for a guest, and until it is loaded. */
export function optimisticCart(context: CartContext): Cart | null {
  const shown = cartInServerOrder(context);
  if (!shown || Object.keys(context.restoredPositions).length === 0) return shown;
  return { ...shown, items: moveRestored(shown.items, context.restoredPositions) };
}

/** Moves restored lines to their previous positions. */
function moveRestored(items: CartItem[], restoredPositions: CartContext['restoredPositions']): CartItem[] {
  return Object.entries(restoredPositions).reduce((lines, [skuUuid, above]) => {
    const line = lines.find((item) => item.skuUuid === skuUuid);
    if (!line) return lines;
    const remaining = lines.filter((item) => item !== line);
    const position = remaining.reduce((last, item, index) => (above.includes(item.skuUuid) ? index + 1 : last), 0);
    return [...remaining.slice(0, position), line, ...remaining.slice(position)];
  }, items);
}

function cartInServerOrder(context: CartContext): Cart | null {
  const { userUuid, cart, cachedProductOf } = context;
  // A response can arrive after the shopper has signed out.
  if (typeof userUuid !== 'string' || cart === null) return null;
  const shown = cartWithIntents(cart, pendingIntents(context), cachedProductOf);
  // Guest lines count until they are merged, but are not shown beside the account's.
  const unmerged = unmergedLines(context, cart).reduce((sum, { quantity }) => sum + quantity, 0);
  return unmerged === 0 ? shown : { ...shown, unitCount: shown.unitCount + unmerged };
}

/**
 * Returns guest lines that the account's cart does not contain. After a merge without a response, it may contain some
 * already.
 */
function unmergedLines({ guestLines, mergeError }: CartContext, { items }: Cart): readonly SkuLine[] {
  if (mergeError === null || isRefusal(mergeError)) return guestLines;
  return guestLines.filter((line) => items.every(({ skuUuid }) => skuUuid !== line.skuUuid));
}

/** Returns a line with pending changes applied. */
export function optimisticLine(context: CartContext, skuUuid: string): CartItem | undefined {
  return optimisticCart(context)?.items.find((item) => item.skuUuid === skuUuid);
}

/** Returns a saved line with pending changes applied. */
export function optimisticSavedLine(context: CartContext, skuUuid: string): CartItem | undefined {
  return optimisticCart(context)?.saved.find((item) => item.skuUuid === skuUuid);
}

/** Returns how many units of a line can be added again. */
export function unitsLeft({ status, stock, limit }: CartItem): number {
  return status === 'offSale' || status === 'soldOut' ? 0 : quantityLimit(stock, limit);
}

/** Units to move from the saved lines to the cart. @default all units of the line, selected */
export type SavedUnits = { skuUuid: string } & Partial<Requested<'moveToCart'>>;

/** Returns how many units of a saved line fit into the cart beside those it contains. */
export function movableUnits(
  context: CartContext,
  { skuUuid, quantity = Number.POSITIVE_INFINITY }: SavedUnits,
): number {
  const line = optimisticSavedLine(context, skuUuid);
  if (!line) return 0;
  const inCart = optimisticLine(context, skuUuid)?.quantity ?? 0;
  return Math.max(0, Math.min(quantity, line.quantity, unitsLeft(line) - inCart));
}

/** The part of a snapshot that selectors read. */
interface WithContext {
  context: CartContext;
}

/** Returns the account's cart with all pending changes applied; `null` for a guest, and until it is loaded. */
export function cartOf({ context }: WithContext): Cart | null {
  return optimisticCart(context);
}

/** Returns the number of units in the cart, with those that are not sent yet. Without an account's cart, those of the guest cart. */
export function unitCountOf({ context }: WithContext): number {
  const guests = context.guestLines.reduce((sum, { quantity }) => sum + quantity, 0);
  return optimisticCart(context)?.unitCount ?? guests;
}

/** The state of a line. */
export interface LineState {
  /** With pending changes applied; `null` when there is no such line. */
  item: CartItem | null;
  /**
   * - `settled`: equal to the server
   * - `writing`: changed, with a pending write
   * - `queued`: changed, and queued on the device until the server can be reached
   */
  phase: 'settled' | 'writing' | 'queued';
  /** Why the last change was reverted. */
  refusal: LineRefusal | null;
  /** Whether it was removed and can be restored. */
  isRestorable: boolean;
}

/** Returns the state of a SKU's line. */
export function lineStateOf({ context }: WithContext, skuUuid: string): LineState {
  const isQueued = queuedOf(context).some((intent) => isCartChange(intent) && intent.skuUuid === skuUuid);
  return {
    item: optimisticLine(context, skuUuid) ?? null,
    phase: skuUuid in context.lines ? 'writing' : isQueued ? 'queued' : 'settled',
    refusal: context.refusals[skuUuid] ?? null,
    isRestorable: skuUuid in context.removed,
  };
}

/** Returns whether no write is pending, so that the checkout can be opened. */
export function isSettled({ context }: WithContext): boolean {
  return Object.keys(context.lines).length === 0;
}

/** Returns whether totals are calculated on the device until the server has priced pending changes. */
export function isUpdating({ context }: WithContext): boolean {
  return pendingIntents(context).some(isCartChange);
}

/** Events that change one line. */
export type ChangeEvent = Extract<CartEvent, { type: 'line.add' | 'line.set' | 'line.remove' }>;

/** Events with a quantity. */
export type QuantityEvent = Exclude<ChangeEvent, { type: 'line.remove' }>;

/** Converts an event to a change of the line at the server. */
export function toChange({ cart }: Pick<CartContext, 'cart'>, event: ChangeEvent): CartChange {
  const { type: _, ...fields } = event;
  const lineId = cart?.items.find(({ skuUuid }) => skuUuid === event.skuUuid)?.id ?? null;
  switch (event.type) {
    case 'line.add':
      return { kind: 'add', ...fields, quantity: event.quantity };
    case 'line.set':
      return { kind: 'set', ...fields, lineId };
    case 'line.remove':
      return { kind: 'remove', skuUuid: event.skuUuid, lineId };
  }
}

/** Returns the product data to store with an addition: the latest, or that of a line the shopper sees. */
function productData(context: CartContext, skuUuid: string): { product?: LineProduct } {
  const line = optimisticLine(context, skuUuid) ?? optimisticSavedLine(context, skuUuid);
  const product = context.cachedProductOf(skuUuid) ?? (line && productOfLine(line));
  return product ? { product } : {};
}

function selectable(context: CartContext, isSelected: boolean): CartChange[] {
  const items = optimisticCart(context)?.items ?? [];
  const isBuyable = (status: string) => status === 'available' || status === 'insufficient';
  return items
    .filter((item) => isBuyable(item.status) && item.isSelected !== isSelected)
    .map(({ skuUuid }) => toChange(context, { type: 'line.set', skuUuid, isSelected }));
}

/** Converts events to changes of lines. */
export const changesOf = {
  select: ({ context, event }: { context: CartContext; event: { isSelected: boolean } }) => ({
    changes: selectable(context, event.isSelected),
  }),
  one: ({ context, event }: { context: CartContext; event: ChangeEvent }) => {
    const change = toChange(context, event);
    return { changes: [change.kind === 'add' ? { ...change, ...productData(context, event.skuUuid) } : change] };
  },
  remove: ({ context, event }: { context: CartContext; event: { skuUuids: readonly string[] } }) => ({
    changes: event.skuUuids
      .filter((skuUuid) => optimisticLine(context, skuUuid))
      .map((skuUuid) => toChange(context, { type: 'line.remove', skuUuid })),
  }),
  restore: ({ context, event }: { context: CartContext; event: { skuUuid: string } }) => {
    const line = context.removed[event.skuUuid];
    if (!line) return { changes: [] };
    const { above: _, ...fields } = line;
    return { changes: [{ kind: 'add' as const, ...fields }] };
  },
  save: ({ event: { skuUuid } }: { event: { skuUuid: string } }) => ({ changes: [{ kind: 'save' as const, skuUuid }] }),
  moveSaved: ({ context, event }: { context: CartContext; event: SavedUnits }) => ({
    changes: [
      {
        kind: 'moveToCart' as const,
        skuUuid: event.skuUuid,
        quantity: movableUnits(context, event),
        isSelected: event.isSelected ?? true,
      },
    ],
  }),
  removeSaved: ({ event: { skuUuid } }: { event: { skuUuid: string } }) => ({
    changes: [{ kind: 'deleteSaved' as const, skuUuid }],
  }),
  restoreSaved: ({ context, event: { skuUuid } }: { context: CartContext; event: { skuUuid: string } }) => {
    const item = context.removedSaved[skuUuid]?.item;
    if (!item) return { changes: [] };
    return {
      changes: [{ kind: 'addSaved' as const, skuUuid, quantity: item.quantity, product: productOfLine(item) }],
    };
  },
};
