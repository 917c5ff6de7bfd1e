import type { CallOptions, Client } from '@mallard/domain/client';
import {
  addFavorite,
  addSavedItem,
  addToCart,
  batchAddToCart,
  batchDeleteCartItems,
  type Cart,
  checkFavorite,
  deleteFavorite,
  deleteSavedItem,
  getCart,
  moveToCart,
  saveForLater,
  updateCartItem,
} from '@mallard/domain/contract';
import { ApiFailure, toApiError } from '@mallard/domain/errors';
import { quantityBound } from '@mallard/domain/rules';
import { isSavedChange } from './intent.ts';
import type { Located } from './intentLog.ts';
import type { Intent, IntentConflict } from './intentState.ts';

/** What an intent came to. */
export interface IntentOutcome {
  /** The cart after it; `null` where it was not about the cart. */
  cart: Cart | null;
  conflict: IntentConflict | null;
}

/**
 * Finds what an intent is about, before it is sent for the first time: the line that the SKU has now, the favourite that the
 * product is now. To repeat it later must not hit another one, put there meanwhile.
 *
 * @returns `null` when there is nothing to take out
 * @throws {ApiFailure} `NotFound` when there is no line to set
 */
export async function locate(client: Client, intent: Intent, options: CallOptions): Promise<Located | null> {
  if (intent.kind === 'favorite') {
    if (intent.isFavorite || intent.favoriteId !== null) return {};
    const { id } = await client.call(checkFavorite, { query: { productUuid: intent.productUuid } }, options);
    return id === null ? null : { favoriteId: id };
  }
  if (intent.kind === 'add' || isSavedChange(intent) || intent.lineId !== null) return {};
  const { items } = await client.call(getCart, {}, options);
  const line = items.find(({ skuUuid }) => skuUuid === intent.skuUuid);
  if (line) return { lineId: line.id };
  if (intent.kind === 'remove') return null;
  throw new ApiFailure({ kind: 'NotFound', code: 'NOT_FOUND' });
}

/**
 * Sends a located intent under its own key.
 *
 * @throws {ApiFailure} also where the server refuses it as a whole: {@link toConflict} says what that comes to
 */
export async function sendIntent(client: Client, intent: Intent, options: CallOptions): Promise<IntentOutcome> {
  const keyed = { ...options, idempotencyKey: intent.id };
  switch (intent.kind) {
    case 'add': {
      const { skuUuid, quantity, isSelected } = intent;
      const line = { skuUuid, quantity, isSelected };
      if (intent.isWhole) return { cart: await client.call(addToCart, { body: line }, keyed), conflict: null };
      const { cart, clamped } = await client.call(batchAddToCart, { body: { items: [line] } }, keyed);
      const kept = clamped.find((one) => one.skuUuid === skuUuid)?.kept ?? quantity;
      return { cart, conflict: kept < quantity ? shortfall(intent, kept, cart) : null };
    }
    case 'set': {
      const { lineId, quantity, isSelected } = intent;
      const body = { ...(quantity !== undefined && { quantity }), ...(isSelected !== undefined && { isSelected }) };
      return { cart: await client.call(updateCartItem, { params: { id: lineId ?? '' }, body }, keyed), conflict: null };
    }
    case 'remove': {
      const cart = await client.call(batchDeleteCartItems, { body: { ids: [intent.lineId ?? ''] } }, keyed);
      return { cart, conflict: null };
    }
    case 'save':
      return { cart: await client.call(saveForLater, { body: { skuUuid: intent.skuUuid } }, keyed), conflict: null };
    case 'moveToCart': {
      const { skuUuid, quantity, isSelected = true } = intent;
      const { cart, clamped } = await client.call(moveToCart, { body: { skuUuid, quantity, isSelected } }, keyed);
      const kept = clamped[0]?.kept ?? quantity;
      return { cart, conflict: kept < quantity ? shortfall(intent, kept, cart) : null };
    }
    case 'addSaved': {
      const { skuUuid, quantity } = intent;
      return { cart: await client.call(addSavedItem, { body: { skuUuid, quantity } }, keyed), conflict: null };
    }
    case 'deleteSaved': {
      const { skuUuid } = intent;
      return { cart: await client.call(deleteSavedItem, { params: { skuUuid } }, keyed), conflict: null };
    }
    case 'favorite': {
      const { isFavorite, productUuid, favoriteId } = intent;
      if (isFavorite) await client.call(addFavorite, { body: { productUuid } }, keyed);
      else await client.call(deleteFavorite, { params: { id: favoriteId ?? '' } }, keyed).catch(unlessGone);
      return { cart: null, conflict: null };
    }
  }
}

/** The server says how many pieces went in, and not why no more: what is left says it. */
function shortfall(
  intent: Extract<Intent, { kind: 'add' | 'moveToCart' }>,
  kept: number,
  { items }: Cart,
): IntentConflict {
  const { id, kind, skuUuid, quantity: wanted } = intent;
  const line = items.find((item) => item.skuUuid === skuUuid);
  const limit = line && quantityBound(line.stock, line.limit) === 'stock' ? 'OUT_OF_STOCK' : 'PURCHASE_LIMIT';
  const isClosed = !line || line.status === 'offSale' || line.status === 'soldOut';
  return { id, kind, skuUuid, code: isClosed ? 'UNAVAILABLE' : limit, wanted, actual: kept };
}

function unlessGone(caught: unknown): null {
  const { kind, isForeign } = toApiError(caught);
  if (kind !== 'NotFound' || isForeign) throw caught;
  return null;
}

/**
 * The conflict that a refusal comes to.
 *
 * @param code the server's reason, or `OUTCOME_UNKNOWN` where nobody can tell what came of it
 * @param cart as it is now, `null` where that is not known
 */
export function toConflict(intent: Intent, code: string, cart: Cart | null): IntentConflict {
  const { id, kind } = intent;
  if (kind === 'favorite') return { id, kind, code, productUuid: intent.productUuid, wanted: intent.isFavorite };
  const { skuUuid } = intent;
  const line = cart?.items.find((item) => item.skuUuid === skuUuid);
  const held = cart === null ? null : (line?.quantity ?? 0);
  const isUnknown = code === 'OUTCOME_UNKNOWN';
  if (kind === 'deleteSaved') {
    const savedUnits = cart?.saved.find((item) => item.skuUuid === skuUuid)?.quantity ?? 0;
    return { id, kind, code, skuUuid, wanted: 0, actual: cart === null ? null : savedUnits };
  }
  if (kind === 'add' || kind === 'moveToCart' || kind === 'addSaved')
    return { id, kind, code, skuUuid, wanted: intent.quantity, actual: isUnknown ? null : 0 };
  if (kind === 'remove' || kind === 'save') return { id, kind, code, skuUuid, wanted: 0, actual: held };
  return { id, kind, code, skuUuid, wanted: intent.quantity ?? held ?? 0, actual: held };
}
