import type { Endpoint, EndpointRequest, OwnedResource } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  addresses,
  afterSales,
  cartItems,
  carts,
  favorites,
  notifications,
  orderItems,
  orders,
  payments,
} from '../db/schema/index.ts';

type Finder = (db: Database, id: string, userId: string) => Promise<unknown[]>;

// A hidden order is deleted from its owner's point of view.
const orderOf = (userId: string): SQL | undefined => and(eq(orders.userId, userId), isNull(orders.hiddenAt));

const finders: Readonly<Record<OwnedResource, Finder>> = {
  address: (db, id, userId) =>
    db
      .select({ id: addresses.id })
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId))),
  afterSale: (db, id, userId) =>
    db
      .select({ id: afterSales.id })
      .from(afterSales)
      .innerJoin(orders, eq(orders.id, afterSales.orderId))
      .where(and(eq(afterSales.id, id), orderOf(userId))),
  cartItem: (db, id, userId) =>
    db
      .select({ id: cartItems.id })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cartId))
      .where(and(eq(cartItems.id, id), eq(carts.userId, userId))),
  favorite: (db, id, userId) =>
    db
      .select({ id: favorites.id })
      .from(favorites)
      .where(and(eq(favorites.id, id), eq(favorites.userId, userId))),
  notification: (db, id, userId) =>
    db
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId))),
  order: (db, id, userId) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), orderOf(userId))),
  orderItem: (db, id, userId) =>
    db
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orderItems.id, id), orderOf(userId))),
  payment: (db, id, userId) =>
    db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(payments.id, id), orderOf(userId))),
};

/**
 * Checks that the resource of the endpoint's `owns` belongs to the user.
 *
 * @throws {Refusal} NOT_FOUND when it belongs to another user or does not exist
 */
export async function checkOwnership(
  db: Database,
  endpoint: Endpoint,
  request: EndpointRequest<Endpoint>,
  userId: string,
): Promise<void> {
  if (endpoint.owns === null) return;
  const { resource, in: part, field } = endpoint.owns;
  const values = request[part] as Readonly<Record<string, unknown>> | undefined;
  const id = values?.[field];
  if (typeof id !== 'string') throw new TypeError(`${endpoint.name} has no ${resource} id in ${part}.${field}`);
  const ownedRows = await finders[resource](db, id, userId);
  if (ownedRows.length === 0) throw refuse.notFound();
}
