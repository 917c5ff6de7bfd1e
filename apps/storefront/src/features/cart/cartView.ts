import type { Cart } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { type IntentConflict, wantedFavorites } from '@mallard/offline/queue';
import {
  type CartSnapshot,
  cartOf,
  isSettled,
  isUpdating,
  type LineState,
  lineStateOf,
  type MergeReport,
  queuedOf,
  unitCountOf,
} from '@mallard/state-machines/cart';

/** The signed-in shopper's cart as screens draw it. */
export interface CartView {
  /** With everything on top that the server does not know yet; `null` until it is known. */
  cart: Cart | null;
  unitCount: number;
  /** Why the cart could not be read. */
  error: ApiError | null;
  isBusy: boolean;
  /** Whether the totals are reckoned on the device. */
  isUpdating: boolean;
  /** Where what is kept on the device stands: `behind` could not be sent, although there is a network. */
  connection: CartSnapshot['value']['connection'];
  /** Whether nothing is on its way. */
  isSettled: boolean;
  lineState: (skuUuid: string) => LineState;
  /** What the server would not do of what was kept on the device. */
  conflicts: readonly IntentConflict[];
  /** Hearts that were pressed and may not be known to the server: product to whether it is a favourite. */
  favorites: ReadonlyMap<string, boolean>;
  /** The result of merging the guest cart at login, until it is dismissed. */
  mergeReport: MergeReport | null;
}

/** What the cart's machine says, in the words of screens. */
export function cartView(snapshot: CartSnapshot): CartView {
  const { intents, conflicts } = queuedOf(snapshot.context);
  return {
    cart: cartOf(snapshot),
    unitCount: unitCountOf(snapshot),
    error: snapshot.context.error,
    isBusy: snapshot.hasTag('busy'),
    isUpdating: isUpdating(snapshot),
    connection: snapshot.value.connection,
    isSettled: isSettled(snapshot),
    lineState: (skuUuid) => lineStateOf(snapshot, skuUuid),
    conflicts,
    favorites: wantedFavorites(intents),
    mergeReport: snapshot.context.mergeReport,
  };
}
