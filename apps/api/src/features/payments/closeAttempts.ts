import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';

/**
 * Ends the attempts to pay an order that are still open: it is paid, cannot be any more, or is about to be by another
 * one.
 */
export async function closeAttempts(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'failed', settledAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
}
