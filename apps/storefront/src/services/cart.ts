import type { Cart } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { GuestCart } from '@mallard/offline/queue';
import type {
  CartEmitted,
  CartEvent,
  CartSnapshot,
  cartMachine,
  LineState,
  MergeReport,
  Requested,
} from '@mallard/state-machines/cart';
import type { ActorRefFrom } from 'xstate';

/** The state of the cart in this tab. */
export interface CartState {
  /** `null` until the cart's code is loaded, which happens when a user is signed in. */
  view: CartView | null;
  /** Why the code could not be loaded. */
  failure: ApiError | null;
}

/** The state before a cart is loaded, and without a signed-in user. */
export const NO_CART: CartState = { view: null, failure: null };

/** The signed-in shopper's cart of a tab, whose code is loaded only when there is one. */
export interface CartHandle {
  /** Returns the same object until something changes. */
  read(): CartState;
  subscribe(listener: () => void): () => void;
  /** Subscribes to the events of the state machine. */
  onEvent(listener: (event: CartEmitted) => void): () => void;
  /** Sets the owner, `null` for a guest. Set the owner of the change queue first. */
  setOwner(userUuid: string | null): void;
  setOnline(isOnline: boolean): void;
  /** Sets the language of titles, and reads the cart again. */
  setLocale(locale: string): void;
  /** Sends an event to the state machine, whose code is loaded again if that failed. */
  send(event: CartEvent): void;
  /** @throws {ApiFailure} if its code cannot be loaded */
  open(): Promise<OpenCart>;
}

/** The cart of a tab. */
export interface OpenCart extends Pick<CartHandle, 'read' | 'subscribe'> {
  actor: ActorRefFrom<typeof cartMachine>;
  /** Sets the owner, `null` for a guest. The queue must have the same owner. */
  setOwner: (userUuid: string | null) => void;
  /** Adds units of a SKU. @returns the state of the line when no write of it is pending */
  add: (change: Requested<'add'>) => Promise<LineState>;
  /** Writes debounced changes at once, and sends queued changes again. @returns the result when no write is pending */
  settle: () => Promise<SettleResult>;
}

/** The result of all changes of the cart. */
export type SettleResult =
  /** The server has all changes. */
  | { state: 'sent' }
  /** The server refused a change, which was reverted. For queued changes the conflicts say why and `error` is `null`. */
  | { state: 'refused'; error: ApiError | null }
  /** Changes are still queued on the device. */
  | { state: 'unsent'; error: ApiError };

/** The signed-in shopper's cart as screens show it. */
export interface CartView {
  /** With all changes that the server doesn't have yet; `null` until it is known. */
  cart: Cart | null;
  unitCount: number;
  /** Why the cart could not be read. */
  error: ApiError | null;
  isBusy: boolean;
  /** Whether the totals are calculated on the device. */
  isUpdating: boolean;
  /** The state of queued changes: `unsent` could not be sent although there is a network. */
  connection: CartSnapshot['value']['connection'];
  /** Whether no write is pending. */
  isSettled: boolean;
  lineState: (skuUuid: string) => LineState;
  /** The result of merging the guest cart at login, until it is dismissed. */
  mergeReport: MergeReport | null;
}

/** The cart of a guest in this tab. */
export interface GuestCartStore extends GuestCart {
  /** Reads the lines again if another tab changed their storage key, or cleared the storage (`null`). */
  onStorageChange(key: string | null): void;
}

/** Whether the cart drawer of guests is open. */
export interface CartDrawer {
  isOpen(): boolean;
  open(): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}
