import type { createOrder, EndpointRequest } from '@mallard/domain/contract';

/** The order as the shopper wants it, without the name of its checkout. */
export type OrderDraft = Whole<Omit<EndpointRequest<typeof createOrder>['body'], 'checkoutUuid'>>;
type Whole<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> };

/** One press of _place order_, from before its first byte is sent until the server has clearly answered. */
export interface OrderAttempt {
  source: string;
  /** Names the checkout: the server makes one order of it, however often it hears of it. */
  checkoutUuid: string;
  /** Sent as `Idempotency-Key`, the same at each repetition. */
  idempotencyKey: string;
  draft: OrderDraft;
}

/**
 * The attempt to send for a draft. While the outcome of an earlier one is open, the checkout keeps its name, so that there
 * cannot be two orders of it, and the same draft its key; another draft has another key, because a server refuses two
 * bodies under one.
 *
 * @param open the attempt whose outcome is not known, if there is one
 * @param createKey makes a UUID
 */
export function attemptFor(
  source: string,
  draft: OrderDraft,
  open: OrderAttempt | null,
  createKey: () => string,
): OrderAttempt {
  const earlier = open?.source === source ? open : null;
  if (earlier !== null && isSameDraft(earlier.draft, draft)) return earlier;
  return { source, draft, checkoutUuid: earlier?.checkoutUuid ?? createKey(), idempotencyKey: createKey() };
}

/** Storage may have put the fields into another order; the lines are in that of the cart. */
function isSameDraft(a: OrderDraft, b: OrderDraft): boolean {
  const textOf = ({ items, ...fields }: OrderDraft) =>
    JSON.stringify([Object.entries(fields).sort(), items.map(({ skuUuid, quantity }) => [skuUuid, quantity])]);
  return textOf(a) === textOf(b);
}
