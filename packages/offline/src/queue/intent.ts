import type { Intent, IntentConflict } from './intentState.ts';
import type { LineProduct } from './lineProduct.ts';

/** An addition is stored with its product data, which the line shows until the server's cart has it. */
interface WithProduct {
  product?: LineProduct | undefined;
}

/** A change of one line of the cart. */
export type LineChange =
  /** So many pieces more. */
  | ({ kind: 'add'; skuUuid: string; quantity: number; isSelected?: boolean } & WithProduct)
  /** Absolute. `lineId` is the id in the server's cart as the shopper sees it, `null` while it has no such line. */
  | { kind: 'set'; skuUuid: string; lineId: string | null; quantity?: number; isSelected?: boolean }
  | { kind: 'remove'; skuUuid: string; lineId: string | null };

/** A change of the lines saved for later, which are known by their SKUs. */
export type SavedChange =
  /** Moves the line from the cart to the saved lines. */
  | { kind: 'save'; skuUuid: string }
  /** Moves units of the saved line to the cart, selected unless `isSelected` is `false`; the others stay saved. */
  | { kind: 'moveToCart'; skuUuid: string; quantity: number; isSelected?: boolean }
  /** Saves units without changing the cart. */
  | ({ kind: 'addSaved'; skuUuid: string; quantity: number } & WithProduct)
  | { kind: 'deleteSaved'; skuUuid: string };

/** What a shopper does to one line of the cart, or one saved line, in the app's terms. */
export type CartChange = LineChange | SavedChange;

/** What a shopper does to the cart and the favourites. */
export type ShopperChange = CartChange | { kind: 'favorite'; productUuid: string; isFavorite: boolean };

const savedKinds: ReadonlySet<string> = new Set<SavedChange['kind']>(['save', 'moveToCart', 'addSaved', 'deleteSaved']);

/** Whether a change is about the lines saved for later. */
export function isSavedChange<Change extends { kind: string }>(
  change: Change,
): change is Extract<Change, { kind: SavedChange['kind'] }> {
  return savedKinds.has(change.kind);
}

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
