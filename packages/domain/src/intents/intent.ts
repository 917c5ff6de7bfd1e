import * as v from 'valibot';
import { quantity, uuid } from '../contract/scalars.ts';

/** Most intents and conflicts that a log holds together: every line of a full cart twice, and favourites besides. */
export const MAX_INTENTS = 500;

/** Most pieces that one call can ask for; any shop's limit is far below. */
export const MAX_PIECES = 999;

const id = uuid;
const isSent = v.boolean();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const add = v.object({
  kind: v.literal('add'),
  id,
  isSent,
  skuUuid: uuid,
  quantity,
  isSelected: v.boolean(),
  /** All pieces or none, as a shopper asks who is told at once; else as many as fit. */
  isWhole: v.boolean(),
});
const set = v.object({
  kind: v.literal('set'),
  id,
  isSent,
  skuUuid: uuid,
  lineId: v.nullable(uuid),
  quantity: v.exactOptional(quantity),
  isSelected: v.exactOptional(v.boolean()),
});
const remove = v.object({ kind: v.literal('remove'), id, isSent, skuUuid: uuid, lineId: v.nullable(uuid) });
const favorite = v.object({
  kind: v.literal('favorite'),
  id,
  isSent,
  productUuid: uuid,
  isFavorite: v.boolean(),
  /** What is taken out of the favourites; found when it is first sent. */
  favoriteId: v.nullable(uuid),
});

const intent = v.variant('kind', [add, set, remove, favorite]);

/**
 * Something that a shopper wants and the server may not know yet. `id` is its idempotency key. Once it `isSent` it may have
 * arrived, and never changes again.
 */
export type Intent = v.InferOutput<typeof intent>;

const code = v.string();
const conflict = v.variant('kind', [
  v.object({
    kind: v.picklist(['add', 'set', 'remove']),
    id,
    code,
    skuUuid: uuid,
    wanted: count,
    actual: v.nullable(count),
  }),
  v.object({ kind: v.literal('favorite'), id, code, productUuid: uuid, wanted: v.boolean() }),
]);

/**
 * What the server would not do, to be shown at its line until it is dismissed. `code` says why: one of the server's, or
 * `UNAVAILABLE` where pieces were left out without a reason. In pieces, `wanted` and `actual` are those to put in and those
 * that went in (`add`), or those that the line was to hold and those it holds (`set`, `remove`); `actual` is `null` where that
 * is not known.
 */
export type IntentConflict = v.InferOutput<typeof conflict>;

/** All that is kept for one shopper on one device, oldest first. */
export const intentState = v.object({
  intents: v.pipe(v.array(intent), v.maxLength(MAX_INTENTS)),
  conflicts: v.pipe(v.array(conflict), v.maxLength(MAX_INTENTS)),
});
export type IntentState = v.InferOutput<typeof intentState>;

/** What a shopper does to one line of the cart, in the app's terms. */
export type CartChange =
  /** So many pieces more. */
  | { kind: 'add'; skuUuid: string; quantity: number; isSelected?: boolean }
  /** Absolute. `lineId` is the id in the server's cart as the shopper sees it, `null` while it has no such line. */
  | { kind: 'set'; skuUuid: string; lineId: string | null; quantity?: number; isSelected?: boolean }
  | { kind: 'remove'; skuUuid: string; lineId: string | null };

/** What a shopper does to the cart and the favourites. */
export type ShopperChange = CartChange | { kind: 'favorite'; productUuid: string; isFavorite: boolean };

/** What it is about: changes of the same SKU, or of the same product's heart, keep their order. */
export function subjectOf(change: ShopperChange | Intent | IntentConflict): string {
  return change.kind === 'favorite' ? change.productUuid : change.skuUuid;
}

/**
 * A change as it is logged.
 *
 * @param id its idempotency key
 */
export function toIntent(change: ShopperChange, id: string): Intent {
  const unsent = { id, isSent: false };
  switch (change.kind) {
    case 'add':
      return { isSelected: true, isWhole: false, ...change, ...unsent };
    case 'favorite':
      return { ...change, ...unsent, favoriteId: null };
    default:
      return { ...change, ...unsent };
  }
}
