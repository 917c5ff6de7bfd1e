export {
  type CartChange,
  type CartConflict,
  isCartChange,
  type LineProduct,
  productOfLine,
  type QueuedCartChange,
} from './cartChange.ts';
export { createOutbox, type Outbox, type OutboxOptions, type ReplayReport, type Submitted } from './createOutbox.ts';
export type { FavoriteChange, QueuedFavorite } from './favoriteChange.ts';
export {
  type AddedProduct,
  type AvailableUnits,
  createGuestCart,
  GUEST_CART_KEY,
  type GuestCart,
  type GuestCartOptions,
  type GuestLine,
  type MergedGuestCart,
} from './guestCart.ts';
export {
  createIntentLog,
  type Intent,
  type IntentConflict,
  type IntentLog,
  type IntentLogOptions,
  type IntentState,
  intentKey,
  MAX_INTENTS,
  type QueuedChange,
  type StoredIn,
  subjectOf,
} from './intentLog.ts';
export { cartWithIntents, changeItem, foldCartChange } from './queuedCart.ts';
