import type { Cart, CartItem } from '@mallard/domain/contract';
import type { IntentConflict } from '@mallard/offline/queue';
import type { CartContext, LineRefusal } from './cartTypes.ts';
import { keptOf, shownCart, shownLine, unansweredOf } from './shownCart.ts';

export { keptOf } from './shownCart.ts';

/** The part of a snapshot that is looked at. */
interface Known {
  context: CartContext;
}

/** The cart as the shopper sees it, with everything that waits on top; `null` until it is known. */
export function cartOf({ context }: Known): Cart | null {
  return shownCart(context);
}

/** Pieces in the cart, for its badge, whether the server knows of them or not; 0 until known. */
export function unitCountOf({ context }: Known): number {
  const guests = context.guestLines.reduce((sum, { quantity }) => sum + quantity, 0);
  return shownCart(context)?.unitCount ?? guests;
}

/** How a line stands. */
export interface LineState {
  /** As the shopper sees it; `null` where there is no such line. */
  item: CartItem | null;
  /**
   * - `settled`: as the server has it
   * - `writing`: changed, and not answered yet
   * - `kept`: changed, and kept on the device until the server can be reached
   */
  phase: 'settled' | 'writing' | 'kept';
  /** Why the last change was taken back. */
  refusal: LineRefusal | null;
  /** What the server would not do of what was kept. */
  conflicts: readonly IntentConflict[];
  /** Whether it was removed and can be put back. */
  isRestorable: boolean;
}

/** How the line of a SKU stands. */
export function lineStateOf({ context }: Known, skuUuid: string): LineState {
  const { intents, conflicts } = keptOf(context);
  const isKept = intents.some((intent) => 'skuUuid' in intent && intent.skuUuid === skuUuid);
  return {
    item: shownLine(context, skuUuid) ?? null,
    phase: skuUuid in context.lines ? 'writing' : isKept ? 'kept' : 'settled',
    refusal: context.refusals[skuUuid] ?? null,
    conflicts: conflicts.filter((conflict) => 'skuUuid' in conflict && conflict.skuUuid === skuUuid),
    isRestorable: skuUuid in context.removed,
  };
}

/** Whether nothing is on its way to the server, so that the checkout can be entered. */
export function isSettled({ context }: Known): boolean {
  return Object.keys(context.lines).length === 0;
}

/** Whether the totals shown are reckoned on the device, until the server has priced what waits. */
export function isUpdating({ context }: Known): boolean {
  return unansweredOf(context).some(({ kind }) => kind !== 'favorite');
}
