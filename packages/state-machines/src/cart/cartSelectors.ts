import type { Cart, CartItem } from '@mallard/domain/contract';
import type { IntentConflict } from '@mallard/offline/queue';
import type { CartContext, LineRefusal } from './cartTypes.ts';
import { optimisticCart, optimisticLine, pendingIntents, queuedOf } from './optimisticCart.ts';

export { queuedOf } from './optimisticCart.ts';

/** The part of a snapshot that selectors read. */
interface WithContext {
  context: CartContext;
}

/** Returns the cart with all pending changes applied; `null` until it is loaded. */
export function cartOf({ context }: WithContext): Cart | null {
  return optimisticCart(context);
}

/** Returns the number of units in the cart, including those that are not sent yet; 0 until it is loaded. */
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
  /** Queued changes that the server refused. */
  conflicts: readonly IntentConflict[];
  /** Whether it was removed and can be restored. */
  isRestorable: boolean;
}

/** Returns the state of a SKU's line. */
export function lineStateOf({ context }: WithContext, skuUuid: string): LineState {
  const { intents, conflicts } = queuedOf(context);
  const isQueued = intents.some((intent) => 'skuUuid' in intent && intent.skuUuid === skuUuid);
  return {
    item: optimisticLine(context, skuUuid) ?? null,
    phase: skuUuid in context.lines ? 'writing' : isQueued ? 'queued' : 'settled',
    refusal: context.refusals[skuUuid] ?? null,
    conflicts: conflicts.filter((conflict) => 'skuUuid' in conflict && conflict.skuUuid === skuUuid),
    isRestorable: skuUuid in context.removed,
  };
}

/** Returns whether no write is pending, so that the checkout can be opened. */
export function isSettled({ context }: WithContext): boolean {
  return Object.keys(context.lines).length === 0;
}

/** Returns whether totals are calculated on the device until the server has priced pending changes. */
export function isUpdating({ context }: WithContext): boolean {
  return pendingIntents(context).some(({ kind }) => kind !== 'favorite');
}
