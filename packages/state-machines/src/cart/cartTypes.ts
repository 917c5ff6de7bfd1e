import type { Cart, CartItem } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { QuantityRefusal, SkuLine } from '@mallard/domain/rules';
import type { CartChange, Intent, IntentConflict, LineChange, LineGoods } from '@mallard/offline/queue';
import type { ActorRefFrom, DoneActorEvent } from 'xstate';
import type { CartLineNews, CartLineOutput, cartLineMachine } from './cartLineMachine.ts';
import type { MergeReport } from './mergeReport.ts';

/** The writes of one line that are not answered yet. */
export type CartLineActor = ActorRefFrom<typeof cartLineMachine>;

export interface CartInput {
  /** Makes an idempotency key: `createUuid` of `@mallard/domain/client`. */
  createKey: () => string;
  /** What this device knows of a SKU, to show lines that the server's cart does not hold. @default nothing */
  goodsOf?: (skuUuid: string) => LineGoods | undefined;
}

/** Why a change of a line was taken back. */
export interface LineRefusal {
  wanted: CartChange;
  error: ApiError;
}

/** A line that can be put back. */
export interface RemovedLine extends SkuLine {
  isSelected: boolean;
  /** Stored with the addition that restores the line; missing for a guest's line. */
  product?: LineGoods;
  /** The SKUs of the lines that stood above it. */
  above: readonly string[];
}

/** A line that was deleted from the saved lines. */
export interface RemovedSavedLine {
  item: CartItem;
  isRestorable: boolean;
}

export interface CartContext extends Required<CartInput> {
  /** Whose cart it is: `null` for a visitor's, `undefined` until that is known. */
  userUuid: string | null | undefined;
  /** The server's latest. */
  cart: Cart | null;
  /** What a visitor has collected on this device; with a shopper signed in, what is not merged yet. */
  guestLines: readonly SkuLine[];
  /** What the device last told of a log; it counts while its shopper is the one who is signed in. */
  log: ToldLog | null;
  /** Writes under way, by SKU. */
  lines: Readonly<Record<string, CartLineActor>>;
  removed: Readonly<Record<string, RemovedLine>>;
  /** Deleted from the lines saved for later, by SKU. */
  removedSaved: Readonly<Record<string, RemovedSavedLine>>;
  /** Lines that were put back, with the SKUs they stand below: the server would have them first. */
  places: Readonly<Record<string, readonly string[]>>;
  refusals: Readonly<Record<string, LineRefusal>>;
  /** Why the cart could not be read. */
  error: ApiError | null;
  /** Why the visitor's lines are not in the account's cart yet; `null` where nobody has tried, or all of them are. */
  mergeError: ApiError | null;
  /** The result of the last merge of a guest cart, until it is dismissed. */
  mergeReport: MergeReport | null;
}

/** What the device keeps for one shopper for later, and what the server would not do of it. */
export interface ToldLog {
  userUuid: string;
  intents: readonly Intent[];
  conflicts: readonly IntentConflict[];
}

/** What the machine hears of the device. */
export type DeviceEvent =
  /** The visitor's lines: now, and whenever this tab or another has changed them. */
  | { type: 'guest.changed'; lines: readonly SkuLine[] }
  /** It does not keep a change of the visitor's cart, which has stayed as it was. */
  | { type: 'guest.refused'; change: LineChange; error: ApiError }
  /** The shopper's log: now, and whenever it has changed. */
  | ({ type: 'intents.changed' } & ToldLog)
  /** Another tab has changed the cart at the server. */
  | { type: 'cart.changedElsewhere' }
  /** An answer that the app has from elsewhere, such as the outbox. */
  | { type: 'cart.told'; cart: Cart };

export type CartEvent =
  | DeviceEvent
  | CartLineNews
  | DoneActorEvent<CartLineOutput, `line.${string}`>
  /** Somebody signed in, or out (`null`). */
  | { type: 'owner.changed'; userUuid: string | null }
  | { type: 'network.changed'; isOnline: boolean }
  | { type: 'line.add'; skuUuid: string; quantity: number; isSelected?: boolean }
  /** Absolute; quantity and selection each on its own. */
  | { type: 'line.set'; skuUuid: string; quantity?: number; isSelected?: boolean }
  | { type: 'line.remove'; skuUuid: string }
  /** Undoes a removal. */
  | { type: 'line.restore'; skuUuid: string }
  /** Undo is not offered any more, or the reason of a refusal has been read. */
  | { type: 'line.forget'; skuUuid: string }
  /** Moves a line from the cart to the lines saved for later. */
  | { type: 'line.save'; skuUuid: string }
  /** Moves a saved line to the cart, selected, as many of its units as fit; the others stay saved. */
  | { type: 'saved.move'; skuUuid: string }
  /** Undoes `line.save`: moves the units back that `line.saved` named, selected as they were. */
  | { type: 'line.unsave'; skuUuid: string; quantity: number; isSelected: boolean }
  | { type: 'saved.remove'; skuUuid: string }
  /** Undoes the removal of a saved line. */
  | { type: 'saved.restore'; skuUuid: string }
  /** Several at once, without undo. */
  | { type: 'lines.remove'; skuUuids: readonly string[] }
  /** Selects, or not, every line that can be bought. */
  | { type: 'lines.select'; isSelected: boolean }
  /** Writes at once what rests: before checkout, and when the page goes. `isSettled` tells when it is done. */
  | { type: 'cart.flush' }
  /** Reads the cart again, or tries once more. */
  | { type: 'cart.refresh' }
  /** Sends what the device keeps for later, a visitor's lines too. */
  | { type: 'cart.replay' }
  /** The result of the merge has been read. */
  | { type: 'merge.dismiss' };

export type CartEmitted =
  /** Taken out of sight, with undo where it can still be bought; `item` is what it looked like, where that is known. */
  | { type: 'line.removed'; skuUuid: string; item: CartItem | null; isRestorable: boolean }
  /** Saved for later; `isMovable` tells whether it can be moved back now, with `line.unsave`. */
  | { type: 'line.saved'; skuUuid: string; item: CartItem; isMovable: boolean }
  /** `quantity` of the `asked` units were moved to the cart; the rest exceeds the limit and stays saved. */
  | { type: 'saved.moved'; skuUuid: string; item: CartItem; asked: number; quantity: number }
  /** Deleted from the saved lines, with undo. */
  | { type: 'saved.removed'; skuUuid: string; item: CartItem }
  /** More than can be had: nothing was changed. */
  | { type: 'line.limited'; skuUuid: string; refusal: QuantityRefusal }
  /** The server, or a visitor's device, said no, or so many pieces cannot be meant (`VALIDATION`): the line is as it was. */
  | ({ type: 'line.refused'; skuUuid: string } & LineRefusal)
  /** The visitor's lines are in the account's cart; `clamped` names those of which fewer went in. */
  | ({ type: 'cart.merged' } & MergeReport)
  /** They are not; they stay on the device. Told once, until it fails for another reason. */
  | { type: 'cart.mergeFailed'; error: ApiError }
  /** What was kept has been sent; conflicts are also told by the log. */
  | { type: 'cart.replayed'; conflicts: readonly IntentConflict[]; left: number };
