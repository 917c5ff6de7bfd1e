import { amount, paymentMethods } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import {
  afterSaleKinds,
  afterSaleReasons,
  afterSaleStatuses,
  orderStatuses,
  paymentStatuses,
  shippingMethods,
} from '@mallard/domain/rules';
import * as v from 'valibot';

const id = v.string();
/** Milliseconds since 1970, limited to years with four digits. */
const timestamp = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(250_000_000_000_000));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const words = v.object({ 'zh-CN': v.string(), 'en-US': v.string() });

const user = v.object({
  id,
  username: v.string(),
  nickname: v.string(),
  /** A digest of the client's password hash; `null` for accounts that sign in by code. */
  passwordMark: v.nullable(v.string()),
  /** The phone that signs in. */
  phone: v.nullable(v.string()),
  gender: v.nullable(v.picklist(['male', 'female'])),
  birthday: v.nullable(v.string()),
  email: v.nullable(v.string()),
  bio: v.string(),
  avatar: v.nullable(v.string()),
  createdAt: timestamp,
});
export type UserState = v.InferOutput<typeof user>;

const session = v.object({
  id,
  userId: id,
  isRemembered: v.boolean(),
  /** Increases with each refresh. */
  counter: count,
  rotatedAt: timestamp,
  expiresAt: timestamp,
});
export type SessionState = v.InferOutput<typeof session>;

const address = v.object({
  id,
  userId: id,
  recipientName: v.string(),
  phone: v.string(),
  region: v.object({ province: v.string(), city: v.string(), county: v.string(), areaCode: v.string() }),
  detailAddress: v.string(),
  postcode: v.string(),
  isDefault: v.boolean(),
  createdAt: timestamp,
});
export type AddressState = v.InferOutput<typeof address>;

const favorite = v.object({
  id,
  userId: id,
  productId: id,
  createdAt: timestamp,
  /** Missing in data of older versions. */
  priceWhenAdded: v.optional(amount),
});
export type FavoriteState = v.InferOutput<typeof favorite>;

const cartLine = v.object({
  id,
  skuId: id,
  quantity: count,
  isSelected: v.boolean(),
  addedPrice: amount,
  createdAt: timestamp,
});
export type CartLineState = v.InferOutput<typeof cartLine>;

const savedLine = v.object({ id, skuId: id, quantity: count, addedPrice: amount });

const cart = v.object({
  userId: id,
  version: count,
  lines: v.array(cartLine),
  /** Lines saved for later, newest first. Missing in data of older versions. */
  saved: v.optional(v.array(savedLine), []),
});
export type CartState = v.InferOutput<typeof cart>;

const claim = v.object({
  id,
  userId: id,
  couponId: id,
  status: v.picklist(['claimed', 'used']),
  /** The order that it was used for. */
  orderId: v.nullable(id),
});
export type ClaimState = v.InferOutput<typeof claim>;

const orderItem = v.object({
  id,
  skuId: id,
  productId: id,
  price: amount,
  quantity: count,
  discountShare: amount,
  isReviewed: v.boolean(),
});
export type OrderItemState = v.InferOutput<typeof orderItem>;

const order = v.object({
  id,
  orderNumber: v.string(),
  userId: id,
  checkoutId: id,
  status: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  amounts: v.object({ goods: amount, discount: amount, shipping: amount, total: amount }),
  savings: v.optional(amount, minor(0)),
  items: v.array(orderItem),
  claimId: v.nullable(id),
  recipient: v.string(),
  contactNumber: v.string(),
  shippingAddress: v.string(),
  shippingMethod: v.picklist(shippingMethods),
  note: v.string(),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  trackingNumber: v.nullable(v.string()),
  carrier: v.nullable(v.string()),
  cancelReason: v.nullable(v.string()),
  createdAt: timestamp,
  payBefore: timestamp,
  paidAt: v.nullable(timestamp),
  shippedAt: v.nullable(timestamp),
  completedAt: v.nullable(timestamp),
  cancelledAt: v.nullable(timestamp),
  hiddenAt: v.nullable(timestamp),
  /** When the seller ships it. */
  shipAfter: v.nullable(timestamp),
  /** Average milliseconds between two events of its parcel. */
  parcelStep: count,
});
export type OrderState = v.InferOutput<typeof order>;

const afterSale = v.object({
  id,
  orderId: id,
  orderItemId: id,
  kind: v.picklist(afterSaleKinds),
  status: v.picklist(afterSaleStatuses),
  reason: v.picklist(afterSaleReasons),
  note: v.string(),
  uploadIds: v.array(id),
  quantity: count,
  goods: amount,
  discount: amount,
  /** The refunded shipping fee, 0 until then. */
  shipping: amount,
  refusal: v.nullable(words),
  trackingNumber: v.nullable(v.string()),
  createdAt: timestamp,
  /** When the next event happens automatically. */
  dueAt: v.nullable(timestamp),
  history: v.array(v.object({ status: v.picklist(afterSaleStatuses), at: timestamp })),
});
export type AfterSaleState = v.InferOutput<typeof afterSale>;

const payment = v.object({
  id,
  orderId: id,
  method: v.picklist(paymentMethods),
  status: v.picklist(paymentStatuses),
  amount,
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type PaymentState = v.InferOutput<typeof payment>;

const notification = v.object({
  id,
  userId: id,
  kind: v.picklist(['order', 'coupon', 'system']),
  title: words,
  content: words,
  link: v.nullable(v.string()),
  isRead: v.boolean(),
  createdAt: timestamp,
});
export type NotificationState = v.InferOutput<typeof notification>;

const upload = v.object({ id, userId: id, url: v.string(), width: count, height: count });

const review = v.object({
  id,
  productId: id,
  skuId: id,
  userId: id,
  nickname: v.string(),
  avatar: v.nullable(v.string()),
  rating: count,
  content: v.string(),
  uploadIds: v.array(id),
  isAnonymous: v.boolean(),
  createdAt: timestamp,
});
export type ReviewState = v.InferOutput<typeof review>;

const code = v.object({ phone: v.string(), code: v.string(), tries: count, sentAt: timestamp });

/** A stored response to an idempotency key. */
const storedResponse = v.object({
  key: v.string(),
  bodyHash: v.string(),
  status: count,
  message: v.string(),
  data: v.unknown(),
});

const PAYMENT_AND_EVENT = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (.+)$/s;

const callback = v.union([
  /** `paymentId` is `null` if an earlier version stored only the event. */
  v.object({ paymentId: v.nullable(id), eventId: v.string() }),
  // Earlier versions stored the id of the event, later ones the payment's id and a space before it.
  v.pipe(
    v.string(),
    v.transform((text) => {
      const [, paymentId = null, eventId = text] = PAYMENT_AND_EVENT.exec(text) ?? [];
      return { paymentId, eventId };
    }),
  ),
]);

/** Earlier versions named `generatedCount` `drawn`. */
function withPresentNames(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('drawn' in stored)) return stored;
  const { drawn, ...state } = stored;
  return { ...state, generatedCount: drawn };
}

/**
 * The mutable state of an offline shop, as stored on the device: plain JSON. It excludes sample data; stock, sales and
 * the like are stored as differences to it.
 */
export const shopState = v.pipe(
  v.unknown(),
  v.transform(withPresentNames),
  v.object({
    /** Seed of generated ids and numbers, and how many were generated. */
    seed: v.string(),
    generatedCount: count,
    /** The start of the sample's relative times. */
    openedAt: timestamp,
    users: v.array(user),
    sessions: v.array(session),
    addresses: v.array(address),
    favorites: v.array(favorite),
    carts: v.array(cart),
    claims: v.array(claim),
    orders: v.array(order),
    /** Missing in data of older versions. */
    afterSales: v.optional(v.array(afterSale), []),
    payments: v.array(payment),
    notifications: v.array(notification),
    uploads: v.array(upload),
    reviews: v.array(review),
    codes: v.array(code),
    /** Applied reports of the payment provider. */
    callbacks: v.array(callback),
    answers: v.array(storedResponse),
    /** Sold units by SKU. */
    taken: v.record(v.string(), v.pipe(v.number(), v.integer())),
    /** Units sold since the opening, by product. */
    sold: v.record(v.string(), count),
    messages: count,
  }),
);
export type ShopState = v.InferOutput<typeof shopState>;

/** Creates the state of a new shop. */
export function emptyState(seed: string, openedAt: number): ShopState {
  return {
    seed,
    openedAt,
    generatedCount: 0,
    messages: 0,
    taken: {},
    sold: {},
    users: [],
    sessions: [],
    addresses: [],
    favorites: [],
    carts: [],
    claims: [],
    orders: [],
    afterSales: [],
    payments: [],
    notifications: [],
    uploads: [],
    reviews: [],
    codes: [],
    callbacks: [],
    answers: [],
  };
}
