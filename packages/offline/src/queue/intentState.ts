import { quantity, uuid } from '@mallard/domain/contract';
import { lenientList } from '@mallard/domain/storage';
import * as v from 'valibot';
import { storedProduct } from './lineProduct.ts';

/** Most intents and conflicts that a log holds together: every line of a full cart twice, and favourites besides. */
export const MAX_INTENTS = 500;

const id = uuid;
/** `sentAt`: when it left for the first time, milliseconds since 1970. */
const named = { id, isSent: v.boolean(), sentAt: v.exactOptional(v.number()) };
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const add = v.object({
  kind: v.literal('add'),
  ...named,
  skuUuid: uuid,
  quantity,
  isSelected: v.boolean(),
  /** All pieces or none, as a shopper asks who is told at once; else as many as fit. */
  isWhole: v.boolean(),
  product: storedProduct,
});
const set = v.object({
  kind: v.literal('set'),
  ...named,
  skuUuid: uuid,
  lineId: v.nullable(uuid),
  quantity: v.exactOptional(quantity),
  isSelected: v.exactOptional(v.boolean()),
});
const remove = v.object({ kind: v.literal('remove'), ...named, skuUuid: uuid, lineId: v.nullable(uuid) });
const favorite = v.object({
  kind: v.literal('favorite'),
  ...named,
  productUuid: uuid,
  isFavorite: v.boolean(),
  /** What is taken out of the favourites; found when it is first sent. */
  favoriteId: v.nullable(uuid),
});

const save = v.object({ kind: v.literal('save'), ...named, skuUuid: uuid });
const moveToCart = v.object({
  kind: v.literal('moveToCart'),
  ...named,
  skuUuid: uuid,
  quantity,
  isSelected: v.exactOptional(v.boolean()),
});
const addSaved = v.object({
  kind: v.literal('addSaved'),
  ...named,
  skuUuid: uuid,
  quantity,
  product: storedProduct,
});
const deleteSaved = v.object({ kind: v.literal('deleteSaved'), ...named, skuUuid: uuid });

const intent = v.variant('kind', [add, set, remove, favorite, save, moveToCart, addSaved, deleteSaved]);

/**
 * Something that a shopper wants and the server may not know yet. `id` is its idempotency key. Once it `isSent` it may have
 * arrived, and never changes again.
 */
export type Intent = v.InferOutput<typeof intent>;

const code = v.string();
const conflict = v.variant('kind', [
  v.object({
    kind: v.picklist(['add', 'set', 'remove', 'save', 'moveToCart', 'addSaved', 'deleteSaved']),
    id,
    code,
    skuUuid: uuid,
    wanted: count,
    actual: v.nullable(count),
  }),
  v.object({ kind: v.literal('favorite'), id, code, productUuid: uuid, wanted: v.boolean() }),
]);

/**
 * What the server would not do, to be shown at its line until it is dismissed. `code` says why: one of the server's,
 * `UNAVAILABLE` where pieces were left out without a reason, or `OUTCOME_UNKNOWN` where a call was answered by nobody for days. In pieces, `wanted` and `actual` are those to put in and those
 * that went in (`add`, `moveToCart`, `addSaved`), or those that the line was to hold and those it holds (`set`, `remove`, `save`,
 * `deleteSaved`); `actual` is `null` where that is not known.
 */
export type IntentConflict = v.InferOutput<typeof conflict>;

/** All that is kept for one shopper on one device, oldest first; an entry that does not fit is left out, and the others stay. */
export const intentState = v.object({
  intents: lenientList(intent, MAX_INTENTS),
  conflicts: lenientList(conflict, MAX_INTENTS),
});
export type IntentState = v.InferOutput<typeof intentState>;
