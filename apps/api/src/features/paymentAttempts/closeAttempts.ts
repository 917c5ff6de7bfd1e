import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';

/**
 * Closes open payment attempts of an order, because it is paid, can't be paid any more, or a new attempt begins.
 */
export async function closeAttempts(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'failed', settledAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
}
