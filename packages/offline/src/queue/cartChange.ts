import {
  addSavedItem,
  addToCart,
  type CartItem,
  cartItem,
  id,
  quantity,
  saveForLater,
  uuid,
} from '@mallard/domain/contract';
import * as v from 'valibot';

const lineProduct = v.omit(cartItem, ['id', 'quantity', 'isSelected', 'addedPrice', 'status']);

/** Product data of a cart line: everything a line shows that does not depend on the cart it is in. */
export type LineProduct = v.InferOutput<typeof lineProduct>;

/** Returns the product data of a cart line. */
export function productOfLine(item: CartItem): LineProduct {
  const {
    id: _id,
    quantity: _quantity,
    isSelected: _isSelected,
    addedPrice: _addedPrice,
    status: _status,
    ...product
  } = item;
  return product;
}

const isSelected = v.exactOptional(v.boolean());
/** The line's id in the server's cart that the user sees; `null` while the server's cart has no such line. */
const lineId = v.nullable(id);
/**
 * Product data stored with a queued addition, so that the line can be shown before the server's cart has it, after a reload too.
 * Data that cannot be read must not discard the change.
 */
const product = v.fallback(v.optional(lineProduct), undefined);

const lineChanges = [
  /** Adds units. Selects the line unless `isSelected` is `false`. */
  v.object({ ...addToCart.body.entries, kind: v.literal('add'), isSelected, product }),
  /** Sets quantity, selection or both; absolute values. */
  v.object({ kind: v.literal('set'), skuUuid: id, lineId, quantity: v.exactOptional(quantity), isSelected }),
  v.object({ kind: v.literal('remove'), skuUuid: id, lineId }),
] as const;

const savedChanges = [
  /** Moves the line from the cart to the lines saved for later. */
  v.object({ ...saveForLater.body.entries, kind: v.literal('save') }),
  /** Moves units of the saved line to the cart, selected unless `isSelected` is `false`; the others stay saved. */
  v.object({ kind: v.literal('moveToCart'), skuUuid: id, quantity, isSelected }),
  /** Saves units without changing the cart. */
  v.object({ ...addSavedItem.body.entries, kind: v.literal('addSaved'), product }),
  v.object({ kind: v.literal('deleteSaved'), skuUuid: id }),
] as const;

export const cartChange = v.variant('kind', [...lineChanges, ...savedChanges]);

/** A change of one line of the cart. */
export type LineChange = v.InferOutput<(typeof lineChanges)[number]>;

/** A change of the lines saved for later, which are identified by their SKUs. */
export type SavedChange = v.InferOutput<(typeof savedChanges)[number]>;

/**
 * What a user does to one line of the cart, or to one saved line. Screens, the cart machine and the queue use this type.
 */
export type CartChange = LineChange | SavedChange;

/** What the queue adds to a change. `id` is its idempotency key. Once it `isSent` it may have arrived, and never changes again. */
export const queueState = v.object({
  id: uuid,
  isSent: v.boolean(),
  /** When it was sent for the first time, in milliseconds since 1970. */
  sentAt: v.exactOptional(v.number()),
});

export const queuedCartChange = v.intersect([
  cartChange,
  queueState,
  /** For additions: all units or none, because the user gets the answer at once. By default as many as fit. */
  v.object({ isWhole: v.exactOptional(v.boolean()) }),
]);

/** A change of the cart in the queue. */
export type QueuedCartChange = v.InferOutput<typeof queuedCartChange>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const cartConflict = v.object({
  kind: v.picklist(['add', 'set', 'remove', 'save', 'moveToCart', 'addSaved', 'deleteSaved']),
  id: uuid,
  code: v.string(),
  skuUuid: id,
  wanted: count,
  actual: v.nullable(count),
});

/**
 * A change that the server refused, to be shown at its line until it is dismissed. `code` says why: one of the server's codes,
 * `UNAVAILABLE` if units were left out without a reason, or `OUTCOME_UNKNOWN` if there was no answer for days. `wanted` and
 * `actual` are the units to add and those added (`add`, `moveToCart`, `addSaved`), or the units that the line should have and
 * those it has (`set`, `remove`, `save`, `deleteSaved`); `actual` is `null` if unknown.
 */
export type CartConflict = v.InferOutput<typeof cartConflict>;

const savedKinds: ReadonlySet<string> = new Set<SavedChange['kind']>(['save', 'moveToCart', 'addSaved', 'deleteSaved']);

/** Returns whether a change is about the lines saved for later. */
export function isSavedChange<Change extends { kind: string }>(
  change: Change,
): change is Extract<Change, { kind: SavedChange['kind'] }> {
  return savedKinds.has(change.kind);
}

/** Returns whether a change is about the cart or the saved lines. */
export function isCartChange<Change extends object>(change: Change): change is Extract<Change, { skuUuid: string }> {
  return 'skuUuid' in change;
}
