export { cartWithIntents, changeItem, wantedFavorites } from './cartWithIntents.ts';
export { createOutbox, type Outbox, type OutboxOptions, type ReplayReport, type Submitted } from './createOutbox.ts';
export { foldChange } from './foldChange.ts';
export {
  type AddedProduct,
  createGuestCart,
  GUEST_CART_KEY,
  type GuestCart,
  type GuestCartOptions,
  type GuestLine,
  type MergedGuestCart,
} from './guestCart.ts';
export {
  type CartChange,
  isSavedChange,
  type LineChange,
  type SavedChange,
  type ShopperChange,
  subjectOf,
} from './intent.ts';
export { createIntentLog, type IntentLog, type IntentLogOptions, intentKey, type Kept } from './intentLog.ts';
export { type Intent, type IntentConflict, type IntentState, MAX_INTENTS } from './intentState.ts';
export { type LineProduct, productOfLine } from './lineProduct.ts';
