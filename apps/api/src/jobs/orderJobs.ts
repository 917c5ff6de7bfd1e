import type { OrderStatus } from '@mallard/domain/rules';
import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders } from '../db/schema/index.ts';
import { changeOrder } from '../features/orders/changeOrder.ts';
import { shipOrder } from '../features/orders/shipOrder.ts';
import type { Deps } from '../http/deps.ts';
import { transact } from '../http/runTransaction.ts';
import type { Job } from './job.ts';

type DueColumn = 'payBefore' | 'shipAfter' | 'confirmAfter';

/** Cancels orders that were not paid in time. */
export const expireOrders = orderJob('expireOrders', 'unpaid', 'payBefore', async (tx, orderId, { now }) => {
  await changeOrder(tx, { orderId, event: 'expire', actor: 'system', now });
});

/** Ships paid orders, like the seller of the sample shop. */
export const shipOrders = orderJob('shipOrders', 'unshipped', 'shipAfter', (tx, orderId, { deps, now }) =>
  shipOrder(tx, orderId, { now, random: deps.random, shop: deps.shop }),
);

/** Completes orders that the user did not confirm in time. */
export const confirmOrders = orderJob('confirmOrders', 'shipped', 'confirmAfter', async (tx, orderId, { now }) => {
  await changeOrder(tx, { orderId, event: 'confirm', actor: 'system', now });
});

/** Runs one transaction per order, so that orders don't block each other or fail together. */
function orderJob(
  name: string,
  status: OrderStatus,
  column: DueColumn,
  apply: (tx: Database, orderId: string, circumstances: { deps: Deps; now: Date }) => Promise<void>,
): Job {
  const isDue = (now: Date) => and(eq(orders.status, status), lte(orders[column], now));
  return {
    name,
    findDue: async (db, now, limit, except) => {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isDue(now), except.length > 0 ? notInArray(orders.id, [...except]) : undefined))
        .orderBy(asc(orders[column]))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    run: (id, deps, now) =>
      transact({ db: deps.db, deps }, async (tx) => {
        const [claimed] = await tx
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, id), isDue(now)))
          .for('no key update', { skipLocked: true });
        // Locked or no longer due: another process handles it.
        if (!claimed) return false;
        await apply(tx, id, { deps, now });
        return true;
      }),
  };
}
