import { refuse } from '@mallard/domain/serving';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';
import type { PaymentRow } from './presenter.ts';

/**
 * Reads a payment. The caller checks ownership.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function readPayment(db: Database, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw refuse.notFound();
  return payment;
}

/** Reads the most relevant payment attempt of an order: the paid one, otherwise the newest open one, otherwise the newest. */
export async function readDecidingPayment(db: Database, orderId: string): Promise<PaymentRow | null> {
  const weight = sql`CASE ${payments.status} WHEN 'paid' THEN 0 WHEN 'refunded' THEN 1 WHEN 'pending' THEN 2 ELSE 3 END`;
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(weight), desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return payment ?? null;
}
