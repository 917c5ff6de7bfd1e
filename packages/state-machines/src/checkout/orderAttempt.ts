import type { createOrder, EndpointRequest } from '@mallard/domain/contract';

/** The content of an order, without the id of its checkout. */
export type OrderDraft = WithoutUndefined<Omit<EndpointRequest<typeof createOrder>['body'], 'checkoutUuid'>>;
type WithoutUndefined<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> };

/** One press of _place order_, from before the request is sent until the server has responded. */
export interface OrderAttempt {
  source: string;
  /** Id of the checkout. The server creates one order for it, however often it is sent. */
  checkoutUuid: string;
  /** Sent as `Idempotency-Key`, the same for each retry. */
  idempotencyKey: string;
  draft: OrderDraft;
}

/**
 * Returns the attempt to send for a draft. While the outcome of an earlier attempt is unknown, the checkout keeps its
 * id, so there cannot be two orders of it. The same draft keeps its key. Another draft gets another key, because a
 * server refuses two bodies under one key.
 *
 * @param open the attempt whose outcome is unknown, if there is one
 * @param createKey creates a UUID
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

/** Compares with sorted fields, because storage may reorder them. Lines have the order of the cart. */
function isSameDraft(a: OrderDraft, b: OrderDraft): boolean {
  const textOf = ({ items, ...fields }: OrderDraft) =>
    JSON.stringify([Object.entries(fields).sort(), items.map(({ skuUuid, quantity }) => [skuUuid, quantity])]);
  return textOf(a) === textOf(b);
}
