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

/** What is to be bought. */
export type CheckoutLine = EndpointInput<typeof createOrder>['body']['items'][number];

/** What an order would be made of, as the server prices it. */
export type PreviewRequest = EndpointInput<typeof previewOrder>['body'];

/** What the shopper chooses; all of it survives a lost network, a refusal and a new price. */
export interface CheckoutChoices {
  addressUuid: string | null;
  shippingMethod: ShippingMethod;
  /** `null`: none. `undefined`: the best usable one, which the server picks. */
  couponUuid: string | null | undefined;
  /** At most 200 characters. */
  note: string;
}

export interface CheckoutInput {
  /** Names who buys what, such as user and cart, so that one checkout is not taken for another. */
  source: string;
  /** Whether the bought lines leave the cart; not for _buy now_. */
  isFromCart: boolean;
  /** Makes a UUID: `createUuid`. */
  createKey: () => string;
  /** Choices kept from before a reload or a detour. */
  choices?: Partial<CheckoutChoices>;
  /** Whether the shop can be reached, as far as known. @default true */
  isOnline?: boolean;
}

export interface CheckoutContext {
  source: string;
  isFromCart: boolean;
  createKey: () => string;
  isOnline: boolean;
  /** What the order is made of: what the shopper has chosen, and what holds without a choice. */
  choices: CheckoutChoices;
  /** What of it is the shopper's own choice. */
  chosen: Partial<CheckoutChoices>;
  /** Whether the coupon that the shopper chose does not apply any more, so that the best usable one has its place. */
  isCouponGone: boolean;
  /** What the cart, or the product's page, says is to be bought. */
  lines: readonly CheckoutLine[];
  /** The server's last answer; while the tag `stale` is there, not that to the latest choice. */
  preview: OrderPreview | null;
  /** The total that the shopper has seen for what is chosen; `null` until there is one. Minor units. */
  seenTotal: number | null;
  /** The order that was asked for and whose outcome is not known. */
  attempt: OrderAttempt | null;
  /** Looks for the order of the attempt. */
  looks: number;
  /** Why the last call failed, or why the order was refused. */
  error: ApiError | null;
  order: Order | null;
}

export type CheckoutEvent =
  /** A change of some choices. */
  | { type: 'checkout.choose'; choices: Partial<CheckoutChoices> }
  /** An address taken for the shopper, who has chosen none that there still is; `null`: there is none to take. */
  | { type: 'address.preselect'; addressUuid: string | null }
  /** The cart has changed, or the page is looked at again: everything is read and priced anew. */
  | { type: 'checkout.refresh' }
  /** The shopper agrees with the new total. */
  | { type: 'total.accept' }
  | { type: 'order.submit' }
  /** Once more: what became of the order? */
  | { type: 'order.check' }
  | { type: 'network.changed'; isOnline: boolean };

export type CheckoutEmitted =
  /** Keep them for a reload or a detour to the address form: what the shopper has chosen, and nothing else. */
  | { type: 'checkout.chosen'; source: string; choices: Partial<CheckoutChoices> }
  /** There is an order, made now or by an earlier attempt: lead to its payment, forget the choices. */
  | { type: 'order.placed'; order: Order }
  /** The server has clearly said no: tell why. Prices and lines are read again by themselves. */
  | { type: 'order.refused'; error: ApiError };

export type CheckoutTag =
  /** An answer is awaited. */
  | 'busy'
  /** The amounts are not those of the latest choice. */
  | 'stale'
  /** It is not known whether there is an order: _confirming your order_. */
  | 'confirming';
