import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderEvents, orders, paymentCallbacks, payments, refunds } from '../../db/schema/index.ts';
import { signCallback } from '../../gateways/callbackSignature.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { type Purchase, purchaseOf, reportOf } from '../../testing/purchase.ts';

let shop: TestApp;
let purchase: Purchase;
let skuId: string;
beforeAll(async () => {
  shop = await createTestApp();
  purchase = purchaseOf(shop, await shop.signUp());
  ({ skuId } = await addProduct(shop.db, { price: 1990, stock: 100_000 }));
});
afterAll(() => shop.close());

/** One of a few events, so that some are repeated, with or without tampering. */
const delivery = fc.record({
  event: fc.nat({ max: 3 }),
  status: fc.constantFrom('PAID' as const, 'FAILED' as const),
  tampering: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('unsigned', 'old', 'otherSecret', 'amount') },
    { weight: 1, arbitrary: fc.record({ byte: fc.nat(), bit: fc.nat({ max: 7 }) }) },
  ),
});

it('applies each callback and payment at most once, for replayed, reordered, forged and modified callbacks', {
  tags: ['P9'],
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(delivery, { minLength: 1, maxLength: 10 }), async (deliveries) => {
      const order = await purchase.placeOrder(skuId);
      const payment = await purchase.start(order.id);
      const seen = new Set<string>();
      let state: 'pending' | 'failed' | 'paid' = 'pending';

      for (const { event, status, tampering } of deliveries) {
        const eventId = `${payment.id}-${event}`;
        const amount = tampering === 'amount' ? { amount: 1 as never } : {};
        const { code, isApplied } = await deliver(reportOf(payment, { eventId, status, ...amount }), tampering);
        if (tampering !== null) {
          expect([400, 401, 409]).toContain(code);
          continue;
        }
        expect(code).toBe(200);
        const isNew = !seen.has(eventId);
        const changes = isNew && (status === 'PAID' ? state !== 'paid' : state === 'pending');
        expect(isApplied).toBe(changes);
        seen.add(eventId);
        if (changes) state = status === 'PAID' ? 'paid' : 'failed';
      }

      const [stored] = await shop.db.select().from(payments).where(eq(payments.id, payment.id));
      const [after] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
      const paid = await shop.db
        .select()
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.event, 'pay')));
      const storedCallbacks = await shop.db
        .select()
        .from(paymentCallbacks)
        .where(eq(paymentCallbacks.paymentId, payment.id));
      expect(stored?.status).toBe(state);
      expect(after).toMatchObject({ status: state === 'paid' ? 'unshipped' : 'unpaid', paymentStatus: state });
      expect(paid).toHaveLength(state === 'paid' ? 1 : 0);
      expect(storedCallbacks).toHaveLength(seen.size);
      expect(await shop.db.select().from(refunds)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

async function deliver(
  report: ReturnType<typeof reportOf>,
  tampering: string | { byte: number; bit: number } | null,
): Promise<{ code: number; isApplied: boolean | undefined }> {
  const body = new TextEncoder().encode(JSON.stringify(report));
  const seconds = Math.floor(shop.deps.clock().getTime() / 1000) - (tampering === 'old' ? 301 : 0);
  const secret = tampering === 'otherSecret' ? 'a-secret-of-somebody-else' : shop.deps.secrets.callbacks[0];
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (tampering !== 'unsigned') headers.set('X-Mallard-Signature', signCallback(body, seconds, secret));
  if (tampering !== null && typeof tampering === 'object') {
    const index = tampering.byte % body.length;
    body[index] = (body[index] ?? 0) ^ (1 << tampering.bit);
  }
  const response = await shop.app.request('/api/payments/callback', { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: { isApplied?: boolean } };
  return { code: response.status, isApplied: data.isApplied };
}
