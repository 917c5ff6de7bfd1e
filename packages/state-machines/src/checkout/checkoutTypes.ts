import type {
  createOrder,
  EndpointInput,
  Order,
  OrderPreview,
  previewOrder,
  ShippingMethod,
} from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { OrderAttempt } from './orderAttempt.ts';

/** A line to buy. */
export type CheckoutLine = EndpointInput<typeof createOrder>['body']['items'][number];

/** The content of an order that the server prices. */
export type PreviewRequest = EndpointInput<typeof previewOrder>['body'];

/** The shopper's choices. They survive a lost network, a refusal and a new price. */
export interface CheckoutChoices {
  addressUuid: string | null;
  shippingMethod: ShippingMethod;
  /** `null`: none. `undefined`: the best usable one, picked by the server. */
  couponUuid: string | null | undefined;
  /** At most 200 characters. */
  note: string;
}

export interface CheckoutInput {
  /** Identifies user and cart (or product), so that the attempts of two checkouts are not mixed up. */
  source: string;
  /** Whether bought lines are removed from the cart; not for _buy now_. */
  isFromCart: boolean;
  /** Creates a UUID: `createUuid`. */
  createKey: () => string;
  /** Choices stored before a reload or a detour. */
  choices?: Partial<CheckoutChoices>;
  /** Whether the shop can be reached, as far as known. @default true */
  isOnline?: boolean;
}

export interface CheckoutContext {
  source: string;
  isFromCart: boolean;
  createKey: () => string;
  isOnline: boolean;
  /** The content of the order: the shopper's choices, and defaults. */
  choices: CheckoutChoices;
  /** The shopper's own choices. */
  userChoices: Partial<CheckoutChoices>;
  /** Whether the chosen coupon no longer applies, so that the best usable one is used instead. */
  isCouponUnavailable: boolean;
  /** Lines of the cart, or of the product page. */
  lines: readonly CheckoutLine[];
  /** The server's last response; outdated while the tag `stale` is set. */
  preview: OrderPreview | null;
  /** The total that the shopper has seen for the current choices, in minor units; `null` until there is one. */
  seenTotal: number | null;
  /** The order request whose outcome is unknown. */
  attempt: OrderAttempt | null;
  /** Number of checks for the order of the attempt. */
  checks: number;
  /** Why the last call failed, or why the order was refused. */
  error: ApiError | null;
  order: Order | null;
}

export type CheckoutEvent =
  /** Changes some choices. */
  | { type: 'checkout.choose'; choices: Partial<CheckoutChoices> }
  /** Preselects an address if none is chosen that still exists. `null`: there is none. */
  | { type: 'address.preselect'; addressUuid: string | null }
  /** The cart changed, or the page is visible again: loads and prices everything again. */
  | { type: 'checkout.refresh' }
  /** Accepts the new total. */
  | { type: 'total.accept' }
  | { type: 'order.submit' }
  /** Checks again whether there is an order. */
  | { type: 'order.check' }
  | { type: 'network.changed'; isOnline: boolean };

export type CheckoutEmitted =
  /** Choices to store for a reload or a detour to the address form: the shopper's own only. */
  | { type: 'checkout.chosen'; source: string; choices: Partial<CheckoutChoices> }
  /** There is an order, new or by an earlier attempt: navigate to its payment and delete the stored choices. */
  | { type: 'order.placed'; order: Order }
  /** The server refused the order. Prices and lines are loaded again automatically. */
  | { type: 'order.refused'; error: ApiError };

export type CheckoutTag =
  /** Waits for a response. */
  | 'busy'
  /** The amounts are not those of the latest choice. */
  | 'stale'
  /** It is unknown whether there is an order: show _confirming your order_. */
  | 'confirming';
