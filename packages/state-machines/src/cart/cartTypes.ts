import type { Cart, CartItem } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { QuantityRefusal, SkuLine } from '@mallard/domain/rules';
import type { CartChange, Intent, IntentConflict, LineChange, LineProduct } from '@mallard/offline/queue';
import type { ActorRefFrom, DoneActorEvent } from 'xstate';
import type { CartLineOutput, cartLineMachine } from './cartLineMachine.ts';
import type { MergeReport } from './mergeReport.ts';

/** The machine of one line, with its pending writes. */
export type CartLineActor = ActorRefFrom<typeof cartLineMachine>;

export interface CartInput {
  /** Creates an idempotency key: `createUuid` of `@mallard/domain/client`. */
  createKey: () => string;
  /** Product data of a SKU on this device, to show lines that the server's cart does not contain. @default none */
  cachedProductOf?: (skuUuid: string) => LineProduct | undefined;
}

/** Why a change of a line was reverted. */
export interface LineRefusal {
  change: CartChange;
  error: ApiError;
}

/** A line that can be restored. */
export interface RemovedLine extends SkuLine {
  isSelected: boolean;
  /** Stored with the addition that restores the line. Missing for a guest's line. */
  product?: LineProduct;
  /** The SKUs of the lines above it. */
  above: readonly string[];
}

/** A line that was deleted from the saved lines. */
export interface RemovedSavedLine {
  item: CartItem;
  isRestorable: boolean;
}

export interface CartContext extends Required<CartInput> {
  /** The cart's owner: `null` for a guest, `undefined` until known. */
  userUuid: string | null | undefined;
  /** The server's latest cart. */
  cart: Cart | null;
  /** The guest cart of this device. With a signed-in shopper, the lines that are not merged yet. */
  guestLines: readonly SkuLine[];
  /** The latest log of queued changes. It counts while its shopper is signed in. */
  log: ShopperLog | null;
  /** Lines with pending writes, by SKU. */
  lines: Readonly<Record<string, CartLineActor>>;
  removed: Readonly<Record<string, RemovedLine>>;
  /** Deleted from the lines saved for later, by SKU. */
  removedSaved: Readonly<Record<string, RemovedSavedLine>>;
  /** Restored lines, with the SKUs above them: the server would return them first. */
  restoredPositions: Readonly<Record<string, readonly string[]>>;
  refusals: Readonly<Record<string, LineRefusal>>;
  /** Why the cart could not be loaded. */
  error: ApiError | null;
  /** Why the guest cart is not merged yet; `null` before the first attempt and after success. */
  mergeError: ApiError | null;
  /** The result of the last merge of a guest cart, until it is dismissed. */
  mergeReport: MergeReport | null;
}

/** Changes of one shopper that are queued on the device, and those that the server refused. */
export interface ShopperLog {
  userUuid: string;
  intents: readonly Intent[];
  conflicts: readonly IntentConflict[];
}

/** Events from the device. */
export type DeviceEvent =
  /** The guest cart: now, and after each change in this tab or another. */
  | { type: 'guest.changed'; lines: readonly SkuLine[] }
  /** The device refused a change of the guest cart. */
  | { type: 'guest.refused'; change: LineChange; error: ApiError }
  /** The shopper's log: now, and after each change. */
  | ({ type: 'intents.changed' } & ShopperLog)
  /** Another tab has changed the cart at the server. */
  | { type: 'cart.changedElsewhere' }
  /** The server's cart: after a change of this tab or another, or from another call that returns it. */
  | { type: 'cart.updated'; cart: Cart };

export type CartEvent =
  | DeviceEvent
  | DoneActorEvent<CartLineOutput, `line.${string}`>
  /** A user signed in, or out (`null`). */
  | { type: 'owner.changed'; userUuid: string | null }
  | { type: 'network.changed'; isOnline: boolean }
  | { type: 'line.add'; skuUuid: string; quantity: number; isSelected?: boolean }
  /** Absolute values; quantity and selection are independent. */
  | { type: 'line.set'; skuUuid: string; quantity?: number; isSelected?: boolean }
  | { type: 'line.remove'; skuUuid: string }
  /** Undoes a removal. */
  | { type: 'line.restore'; skuUuid: string }
  /** Ends the offer to undo, or closes the message of a refusal. */
  | { type: 'line.forget'; skuUuid: string }
  /** Moves a line from the cart to the lines saved for later. */
  | { type: 'line.save'; skuUuid: string }
  /** Moves a saved line to the cart, selected, with as many units as fit. The other units stay saved. */
  | { type: 'saved.move'; skuUuid: string }
  /** Undoes `line.save`: moves the units back that `line.saved` named, with their previous selection. */
  | { type: 'line.unsave'; skuUuid: string; quantity: number; isSelected: boolean }
  | { type: 'saved.remove'; skuUuid: string }
  /** Undoes the removal of a saved line. */
  | { type: 'saved.restore'; skuUuid: string }
  /** Several at once, without undo. */
  | { type: 'lines.remove'; skuUuids: readonly string[] }
  /** Selects or deselects all lines that can be bought. */
  | { type: 'lines.select'; isSelected: boolean }
  /**
   * Writes debounced changes at once: before checkout, and when the page closes. `isSettled` returns whether it is
   * done.
   */
  | { type: 'cart.flush' }
  /** Loads the cart again. */
  | { type: 'cart.refresh' }
  /** Sends queued changes, and merges the guest cart. */
  | { type: 'cart.replay' }
  /** The shopper closed the result of the merge. */
  | { type: 'merge.dismiss' };

export type CartEmitted =
  /** The line is removed, with undo if it can still be bought. `item` is the line before that, if known. */
  | { type: 'line.removed'; skuUuid: string; item: CartItem | null; isRestorable: boolean }
  /** Saved for later; `isMovable` says whether it can be moved back now, with `line.unsave`. */
  | { type: 'line.saved'; skuUuid: string; item: CartItem; isMovable: boolean }
  /** `quantity` of the `requested` units were moved to the cart. The others exceed the limit and stay saved. */
  | { type: 'saved.moved'; skuUuid: string; item: CartItem; asked: number; quantity: number }
  /** Deleted from the saved lines, with undo. */
  | { type: 'saved.removed'; skuUuid: string; item: CartItem }
  /** More than available: nothing was changed. */
  | { type: 'line.limited'; skuUuid: string; refusal: QuantityRefusal }
  /** The server or the device refused the change, or the quantity is invalid (`VALIDATION`). The line is reverted. */
  | ({ type: 'line.refused'; skuUuid: string } & LineRefusal)
  /** The guest cart is merged; `clamped` contains the lines that lost units. */
  | ({ type: 'cart.merged' } & MergeReport)
  /** The merge failed; the lines stay on the device. Emitted once, until it fails for another reason. */
  | { type: 'cart.mergeFailed'; error: ApiError }
  /** The queue was sent; conflicts are also part of the log. */
  | { type: 'cart.replayed'; conflicts: readonly IntentConflict[]; left: number };
