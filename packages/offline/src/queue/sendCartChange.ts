import type { CallOptions, Client } from '@mallard/domain/client';
import {
  addSavedItem,
  addToCart,
  batchAddToCart,
  batchDeleteCartItems,
  type Cart,
  deleteSavedItem,
  getCart,
  moveToCart,
  saveForLater,
  updateCartItem,
} from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { quantityBound } from '@mallard/domain/rules';
import { type CartConflict, isSavedChange, type QueuedCartChange } from './cartChange.ts';

/**
 * Finds the line that the SKU has now, before a change is sent for the first time. A repetition must not change another line
 * that was added since.
 *
 * @returns `null` when there is nothing to remove
 * @throws {ApiFailure} `NotFound` when there is no line to set
 */
export async function locateLine(
  client: Client,
  change: QueuedCartChange,
  options: CallOptions,
): Promise<{ lineId?: string } | null> {
  if (change.kind === 'add' || isSavedChange(change) || change.lineId !== null) return {};
  const { items } = await client.call(getCart, {}, options);
  const line = items.find(({ skuUuid }) => skuUuid === change.skuUuid);
  if (line) return { lineId: line.id };
  if (change.kind === 'remove') return null;
  throw new ApiFailure({ kind: 'NotFound', code: 'NOT_FOUND' });
}

/**
 * Sends a located change under its own key.
 *
 * @returns the server's cart after it, and the units that it left out as a conflict
 * @throws {ApiFailure} also if the server refuses it as a whole: {@link toCartConflict} returns the conflict
 */
export async function sendCartChange(
  client: Client,
  change: QueuedCartChange,
  options: CallOptions,
): Promise<{ cart: Cart; conflict: CartConflict | null }> {
  const keyed = { ...options, idempotencyKey: change.id };
  switch (change.kind) {
    case 'add': {
      const { skuUuid, quantity, isSelected = true } = change;
      const line = { skuUuid, quantity, isSelected };
      if (change.isWhole) return { cart: await client.call(addToCart, { body: line }, keyed), conflict: null };
      const { cart, clamped } = await client.call(batchAddToCart, { body: { items: [line] } }, keyed);
      const acceptedQuantity = clamped.find((one) => one.skuUuid === skuUuid)?.kept ?? quantity;
      return { cart, conflict: acceptedQuantity < quantity ? shortfall(change, acceptedQuantity, cart) : null };
    }
    case 'set': {
      const { lineId, quantity, isSelected } = change;
      const body = { ...(quantity !== undefined && { quantity }), ...(isSelected !== undefined && { isSelected }) };
      return { cart: await client.call(updateCartItem, { params: { id: lineId ?? '' }, body }, keyed), conflict: null };
    }
    case 'remove': {
      const cart = await client.call(batchDeleteCartItems, { body: { ids: [change.lineId ?? ''] } }, keyed);
      return { cart, conflict: null };
    }
    case 'save':
      return { cart: await client.call(saveForLater, { body: { skuUuid: change.skuUuid } }, keyed), conflict: null };
    case 'moveToCart': {
      const { skuUuid, quantity, isSelected = true } = change;
      const { cart, clamped } = await client.call(moveToCart, { body: { skuUuid, quantity, isSelected } }, keyed);
      const acceptedQuantity = clamped[0]?.kept ?? quantity;
      return { cart, conflict: acceptedQuantity < quantity ? shortfall(change, acceptedQuantity, cart) : null };
    }
    case 'addSaved': {
      const { skuUuid, quantity } = change;
      return { cart: await client.call(addSavedItem, { body: { skuUuid, quantity } }, keyed), conflict: null };
    }
    case 'deleteSaved': {
      const { skuUuid } = change;
      return { cart: await client.call(deleteSavedItem, { params: { skuUuid } }, keyed), conflict: null };
    }
  }
}

/** Returns the conflict of a change that was done in part. The server doesn't say why; stock and limit of the line do. */
function shortfall(
  change: Extract<QueuedCartChange, { kind: 'add' | 'moveToCart' }>,
  addedUnits: number,
  { items }: Cart,
): CartConflict {
  const { id, kind, skuUuid, quantity: wanted } = change;
  const line = items.find((item) => item.skuUuid === skuUuid);
  const limit = line && quantityBound(line.stock, line.limit) === 'stock' ? 'OUT_OF_STOCK' : 'PURCHASE_LIMIT';
  const isClosed = !line || line.status === 'offSale' || line.status === 'soldOut';
  return { id, kind, skuUuid, code: isClosed ? 'UNAVAILABLE' : limit, wanted, actual: addedUnits };
}

/**
 * Returns the conflict of a refused change.
 *
 * @param code the server's reason, or `OUTCOME_UNKNOWN` if it is not known whether the change was done
 * @param cart as it is now, `null` if unknown
 */
export function toCartConflict(change: QueuedCartChange, code: string, cart: Cart | null): CartConflict {
  const { id, kind, skuUuid } = change;
  const line = cart?.items.find((item) => item.skuUuid === skuUuid);
  const unitsInCart = cart === null ? null : (line?.quantity ?? 0);
  const isUnknown = code === 'OUTCOME_UNKNOWN';
  if (kind === 'deleteSaved') {
    const savedUnits = cart?.saved.find((item) => item.skuUuid === skuUuid)?.quantity ?? 0;
    return { id, kind, code, skuUuid, wanted: 0, actual: cart === null ? null : savedUnits };
  }
  if (kind === 'add' || kind === 'moveToCart' || kind === 'addSaved')
    return { id, kind, code, skuUuid, wanted: change.quantity, actual: isUnknown ? null : 0 };
  if (kind === 'remove' || kind === 'save') return { id, kind, code, skuUuid, wanted: 0, actual: unitsInCart };
  return { id, kind, code, skuUuid, wanted: change.quantity ?? unitsInCart ?? 0, actual: unitsInCart };
}

/** A change with the target state of a line: the cart shows whether it was applied. */
type TargetState = Extract<QueuedCartChange, { kind: 'set' | 'remove' | 'save' | 'moveToCart' | 'deleteSaved' }>;

/** Returns whether a change sets the state of a line, instead of adding units. */
export function isLineState(change: QueuedCartChange): change is TargetState {
  return change.kind !== 'add' && change.kind !== 'addSaved';
}

/** Returns whether a line of the server's cart has the target state of a change. */
export function isApplied(target: TargetState, { items, saved }: Pick<Cart, 'items' | 'saved'>): boolean {
  if (isSavedChange(target)) {
    const isOfSku = ({ skuUuid }: { skuUuid: string }) => skuUuid === target.skuUuid;
    return target.kind === 'save' ? saved.some(isOfSku) && !items.some(isOfSku) : !saved.some(isOfSku);
  }
  const line = items.find(({ id, skuUuid }) =>
    target.lineId === null ? skuUuid === target.skuUuid : id === target.lineId,
  );
  if (target.kind === 'remove') return line === undefined;
  const { quantity = line?.quantity, isSelected = line?.isSelected } = target;
  return line !== undefined && line.quantity === quantity && line.isSelected === isSelected;
}
