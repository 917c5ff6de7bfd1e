import type { Endpoint, EndpointRequest, OwnedResource } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import type { ShopState } from '../state/shopState.ts';

type Owns = (state: ShopState, id: string, userId: string) => boolean;

// Hidden orders do not exist for their owner either.
const visibleOrders = (state: ShopState, userId: string) =>
  state.orders.filter((order) => order.userId === userId && order.hiddenAt === null);

const owners: Readonly<Record<OwnedResource, Owns>> = {
  address: ({ addresses }, id, userId) => addresses.some((address) => address.id === id && address.userId === userId),
  afterSale: (state, id, userId) => {
    const request = state.afterSales.find((afterSale) => afterSale.id === id);
    return visibleOrders(state, userId).some((order) => order.id === request?.orderId);
  },
  cartItem: ({ carts }, id, userId) =>
    carts.some((cart) => cart.userId === userId && cart.lines.some((line) => line.id === id)),
  favorite: ({ favorites }, id, userId) =>
    favorites.some((favorite) => favorite.id === id && favorite.userId === userId),
  notification: ({ notifications }, id, userId) =>
    notifications.some((notification) => notification.id === id && notification.userId === userId),
  order: (state, id, userId) => visibleOrders(state, userId).some((order) => order.id === id),
  orderItem: (state, id, userId) =>
    visibleOrders(state, userId).some(({ items }) => items.some((item) => item.id === id)),
  payment: (state, id, userId) => {
    const payment = state.payments.find((payment) => payment.id === id);
    return visibleOrders(state, userId).some((order) => order.id === payment?.orderId);
  },
};

/**
 * Checks that the resource of the endpoint belongs to the caller.
 *
 * @throws {Refusal} NOT_FOUND, if it belongs to another user or does not exist
 */
export function checkOwnership(
  state: ShopState,
  { owns }: Endpoint,
  request: EndpointRequest<Endpoint>,
  userId: string,
): void {
  if (owns === null) return;
  const id = (request[owns.in] as Readonly<Record<string, unknown>> | undefined)?.[owns.field];
  if (typeof id !== 'string' || !owners[owns.resource](state, id, userId)) throw refuse.notFound();
}
