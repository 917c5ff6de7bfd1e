import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';

/** Ends the attempts to pay an order that are still open, because it can no longer be paid, or is. */
export async function closeAttempts(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'failed', settledAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
}
