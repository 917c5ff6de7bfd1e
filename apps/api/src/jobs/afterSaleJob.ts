import {
  type AfterSaleActor,
  type AfterSaleEvent,
  afterSaleActors,
  findAfterSaleTransition,
} from '@mallard/domain/rules';
import { nextSellerEvent } from '@mallard/domain/serving';
import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { afterSales, orders } from '../db/schema/index.ts';
import { changeAfterSale } from '../features/afterSale/changeAfterSale.ts';
import { sellerDelayOf } from '../features/afterSale/sellerDelayOf.ts';
import type { AfterSaleRow } from '../features/orders/afterSaleClaims.ts';
import { transact } from '../http/runTransaction.ts';
import type { Job } from './job.ts';

/** Simulates the seller's steps of returns and refunds, and closes returns that were not shipped in time. */
export const continueAfterSales: Job = {
  name: 'continueAfterSales',
  findDue: async (db, now, limit, except) => {
    const rows = await db
      .select({ id: afterSales.id })
      .from(afterSales)
      .where(and(lte(afterSales.dueAt, now), except.length > 0 ? notInArray(afterSales.id, [...except]) : undefined))
      .orderBy(asc(afterSales.dueAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  run: (id, deps, now) =>
    transact({ db: deps.db, deps }, async (tx) => {
      const [locked] = await tx
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(afterSales, eq(afterSales.orderId, orders.id))
        .where(eq(afterSales.id, id))
        .for('no key update', { of: orders, skipLocked: true });
      if (!locked) return false;
      // Read again under the lock: another process may have changed it in the meantime.
      const [request] = await tx
        .select()
        .from(afterSales)
        .where(and(eq(afterSales.id, id), lte(afterSales.dueAt, now)));
      const next = request && nextStep(request);
      if (!next) return false;
      await changeAfterSale(tx, { id, ...next, now, sellerDelay: sellerDelayOf(deps.config) });
      return true;
    }),
};

function nextStep(request: AfterSaleRow): { event: AfterSaleEvent; actor: AfterSaleActor } | undefined {
  const event = nextSellerEvent(request);
  const actor =
    event && afterSaleActors.find((afterSaleActor) => findAfterSaleTransition(request, event, afterSaleActor));
  return event && actor ? { event, actor } : undefined;
}
