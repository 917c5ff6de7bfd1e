import type { Intent, IntentConflict } from './intentState.ts';

/** Most intents and conflicts that a log holds together: every line of a full cart twice, and favourites besides. */
export const MAX_INTENTS = 500;

/** Most pieces that one call can ask for; any shop's limit is far below. */
export const MAX_PIECES = 999;

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
