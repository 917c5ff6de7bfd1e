import type { Cart, CartItem } from '@mallard/domain/contract';
import { isRefusal } from '@mallard/domain/errors';
import { quantityLimit, type SkuLine } from '@mallard/domain/rules';
import { cartWithIntents, type Intent } from '@mallard/offline/queue';
import type { CartContext, CartLineActor, ShopperLog } from './cartTypes.ts';

const EMPTY: Cart = {
  version: 0,
  items: [],
  saved: [],
  unitCount: 0,
  selectedGoods: 0 as Cart['selectedGoods'],
  selectedUnits: 0,
};

const NOTHING_QUEUED: Pick<ShopperLog, 'intents' | 'conflicts'> = { intents: [], conflicts: [] };

/** Returns the changes that are queued on the device for the signed-in shopper. */
export function queuedOf({
  log,
  userUuid,
}: Pick<CartContext, 'log' | 'userUuid'>): Pick<ShopperLog, 'intents' | 'conflicts'> {
  return log !== null && log.userUuid === userUuid ? log : NOTHING_QUEUED;
}

/**
 * Returns all changes that the server may not have, oldest first. A write in flight may also be in the device's log.
 */
export function pendingIntents(context: CartContext): Intent[] {
  const { intents } = queuedOf(context);
  const logged = new Set(intents.map(({ id }) => id));
  const written = Object.values(context.lines).flatMap(intentsOf);
  return [...intents, ...written.filter(({ id }) => !logged.has(id))];
}

function intentsOf(line: CartLineActor): readonly Intent[] {
  const snapshot = line.getSnapshot();
  // Test doubles of a line's machine have no context.
  return 'context' in snapshot ? snapshot.context.intents : [];
}

/** Returns the server's cart with all pending changes applied; `null` until it is loaded. */
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
  const { userUuid, cart, guestLines, cachedProductOf } = context;
  if (userUuid === undefined) return null;
  if (userUuid === null) return cartWithIntents(EMPTY, guestLines.map(toIntent), cachedProductOf);
  if (cart === null) return null;
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

/** Units to move from the saved lines to the cart. */
export interface SavedUnits {
  skuUuid: string;
  /** @default all units of the line */
  quantity?: number;
  /** @default true */
  isSelected?: boolean;
}

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

function toIntent({ skuUuid, quantity }: SkuLine): Intent {
  return { kind: 'add', id: skuUuid, skuUuid, quantity, isSelected: true, isSent: false, isWhole: false };
}
