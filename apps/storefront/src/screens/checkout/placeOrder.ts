import type { Client } from '@mallard/domain/client';
import { createOrder, type EndpointInput, listOrders, type Order } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { CheckoutMemory } from './checkoutMemory.ts';

/** The order as the shopper wants it; the checkout's name is added here. */
export type OrderDraft = Omit<EndpointInput<typeof createOrder>['body'], 'checkoutUuid'>;

/**
 * - `placed`: there is an order, this press's or that of an earlier one
 * - `refused`: the server said no, and made nothing
 * - `absent`: nothing was made; asking again is safe
 * - `unknown`: nobody can say yet
 */
export type Placing =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused' | 'unknown'; error: ApiError }
  | { kind: 'absent'; error: ApiError | null };

interface PlacingParts {
  client: Pick<Client, 'tryCall'>;
  memory: CheckoutMemory;
}

/** A clear no. After any other failure the order may exist: the answer was lost, or an earlier try of the call got through. */
const refusals: ReadonlySet<ApiError['kind']> = new Set(['BadRequest', 'Conflict', 'Forbidden', 'NotFound']);

/**
 * Finds out how an earlier attempt at this checkout ended, if one is open.
 *
 * @returns `null` when none is open
 */
export async function findOutcome({ client, memory }: PlacingParts, source: string): Promise<Placing | null> {
  const open = memory.openAttempt(source);
  return open ? lookUp({ client, memory }, open.checkoutUuid, null) : null;
}

/** Places the order of a checkout, at most once. Says that it failed only after the server has said that there is none. */
export async function placeOrder(parts: PlacingParts, source: string, draft: OrderDraft): Promise<Placing> {
  const { client, memory } = parts;
  const earlier = await findOutcome(parts, source);
  if (earlier && earlier.kind !== 'absent') return earlier;
  const { checkoutUuid, idempotencyKey } = memory.beginAttempt(source, JSON.stringify(draft));
  const result = await client.tryCall(createOrder, { body: { ...draft, checkoutUuid } }, { idempotencyKey });
  if (result.ok) {
    memory.settleAttempt();
    return { kind: 'placed', order: result.data };
  }
  if (!refusals.has(result.error.kind)) return lookUp(parts, checkoutUuid, result.error);
  memory.settleAttempt();
  return { kind: 'refused', error: result.error };
}

async function lookUp(
  { client, memory }: PlacingParts,
  checkoutUuid: string,
  cause: ApiError | null,
): Promise<Placing> {
  const found = await client.tryCall(listOrders, { query: { checkoutUuid } });
  if (!found.ok) return { kind: 'unknown', error: cause ?? found.error };
  const [order] = found.data.items;
  if (!order) return { kind: 'absent', error: cause };
  memory.settleAttempt();
  return { kind: 'placed', order };
}
