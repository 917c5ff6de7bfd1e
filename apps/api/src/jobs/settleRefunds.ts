import { and, asc, eq, notInArray } from 'drizzle-orm';
import { refunds } from '../db/schema/index.ts';
import type { Job } from './job.ts';

/**
 * Sends pending refunds to the payment provider. It is called outside any transaction. Its refund call is idempotent, so an
 * interrupted job can safely run again.
 */
export const settleRefunds: Job = {
  name: 'settleRefunds',
  findDue: async (db, _now, limit, except) => {
    const rows = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.status, 'pending'), except.length > 0 ? notInArray(refunds.id, [...except]) : undefined))
      .orderBy(asc(refunds.createdAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  run: async (id, { db, payments }, now) => {
    const isPending = and(eq(refunds.id, id), eq(refunds.status, 'pending'));
    const [refund] = await db.select().from(refunds).where(isPending);
    if (!refund) return false;
    await payments.refund({ refundId: refund.id, paymentId: refund.paymentId, amount: refund.amount });
    await db.update(refunds).set({ status: 'done', settledAt: now }).where(isPending);
    return true;
  },
};
