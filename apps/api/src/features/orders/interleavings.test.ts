import { randomUUID } from 'node:crypto';
import { addToCart, cancelOrder, clearCart, createOrder, getCart } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderEvents, orderItems, orders, payments, refunds, skus } from '../../db/schema/index.ts';
import { expireOrders } from '../../jobs/orderJobs.ts';
import { addAddress, addCategory, addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../../testing/index.ts';
import { interleave } from '../../testing/interleave.ts';
import { purchaseOf, reportOf, sendReport } from '../../testing/purchase.ts';
import { recordFigures } from '../../testing/recordFigures.ts';

/** Number of interleavings. Set `INTERLEAVINGS=5000` for more. */
const INTERLEAVINGS = Number(process.env.INTERLEAVINGS ?? 40);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_128);
const PRICE = 20_000;
const CART_LIMIT = 3;
/** Longer than an order can be paid. */
const EXPIRED_MS = 31 * 60_000;

// Uses PostgreSQL: PGlite runs transactions one at a time.
let postgres: RunningPostgres;
let shop: TestApp;
let categoryId: string;
beforeAll(async () => {
  postgres = await startPostgres();
  shop = await createTestApp({ url: postgres.url });
  categoryId = await addCategory(shop.db);
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

const quantity = fc.integer({ min: 1, max: 2 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), quantity }),
  fc.record({ kind: fc.constantFrom('repeat' as const, 'cancel' as const, 'expire' as const, 'clear' as const) }),
  fc.record({ kind: fc.constant('pay' as const), event: fc.nat({ max: 1 }) }),
  fc.record({ kind: fc.constant('add' as const), quantity }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The state of a shop that handles one step after another. */
interface Model {
  stock: number;
  status: 'unpaid' | 'unshipped' | 'cancelled';
  payment: 'pending' | 'paid' | 'failed' | 'refunded';
  events: ReadonlySet<number>;
  hasRepeated: boolean;
  inCart: number;
  version: number;
}

/** Handles a step. @returns the next state, and the expected answer */
function handle(model: Model, { kind, ...rest }: Step, ordered: number): [Model, string] {
  const { quantity = 0, event = 0 } = rest as { quantity?: number; event?: number };
  switch (kind) {
    case 'buy':
      return model.stock < quantity ? [model, 'OUT_OF_STOCK'] : [{ ...model, stock: model.stock - quantity }, 'OK'];
    case 'repeat':
      if (model.hasRepeated) return [model, 'OK'];
      return model.stock < 1
        ? [model, 'OUT_OF_STOCK']
        : [{ ...model, stock: model.stock - 1, hasRepeated: true }, 'OK'];
    case 'cancel':
      return model.status === 'cancelled' ? [model, 'ORDER_STATE'] : [cancelled(model, ordered), 'OK'];
    case 'expire':
      return [model.status === 'unpaid' ? cancelled(model, ordered) : model, 'OK'];
    case 'pay': {
      const seen = { ...model, events: new Set([...model.events, event]) };
      if (model.events.has(event) || model.payment === 'paid' || model.payment === 'refunded') return [seen, 'ignored'];
      if (model.status === 'unpaid') return [{ ...seen, status: 'unshipped', payment: 'paid' }, 'applied'];
      return [{ ...seen, payment: 'refunded' }, 'applied'];
    }
    case 'add': {
      const inCart = model.inCart + quantity;
      return inCart > CART_LIMIT ? [model, 'PURCHASE_LIMIT'] : [{ ...model, inCart, version: model.version + 1 }, 'OK'];
    }
    case 'clear':
      return [{ ...model, inCart: 0, version: model.version + 1 }, 'OK'];
  }
}

function cancelled(model: Model, ordered: number): Model {
  const payment = model.payment === 'paid' ? 'refunded' : 'failed';
  return { ...model, status: 'cancelled', stock: model.stock + ordered, payment };
}

/** Lists all results of handling the flows one step after another, in any order of steps that keeps that of each flow. */
function possibleResults(
  model: Model,
  flows: readonly (readonly Step[])[],
  ordered: number,
  answers: string[][],
): string[] {
  if (flows.every((steps) => steps.length === 0)) return [resultOf(model, answers)];
  return flows.flatMap(([first, ...others], n) => {
    if (first === undefined) return [];
    const [next, answer] = handle(model, first, ordered);
    const nextAnswers = answers.map((own, flow) => (flow === n ? [...own, answer] : own));
    return possibleResults(next, flows.with(n, others), ordered, nextAnswers);
  });
}

function resultOf({ stock, status, payment, inCart, version }: Model, answers: readonly (readonly string[])[]): string {
  return JSON.stringify({ stock, status, payment, inCart, version, answers });
}

it('gives the same result as one call after another, in whatever order concurrent statements run', {
  tags: ['P1', 'P3', 'P9', 'P10', 'P13'],
  timeout: 120_000 + INTERLEAVINGS * 2000,
}, async ({ task }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 3 }),
      fc.integer({ min: 2, max: 5 }),
      quantity,
      fc.array(fc.nat({ max: 5 }), { minLength: 60, maxLength: 60 }),
      async (flows, stock, ordered, choices) => {
        const { skuId } = await addProduct(shop.db, { price: PRICE, stock, categoryId });
        const cartProduct = await addProduct(shop.db, { stock: 500, limit: CART_LIMIT, categoryId });
        const [shopper, other] = await Promise.all([shop.signUp(), shop.signUp()]);
        const purchase = purchaseOf(shop, shopper);
        const order = await purchase.placeOrder(skuId, ordered);
        const report = reportOf(await purchase.start(order.id));
        const addressUuid = await addAddress(shop.db, other.id, shop.deps.clock());
        const repeatedCheckout = randomUUID();
        const createdIds: string[] = [];

        const buy = async (pieces: number, checkoutUuid: string) => {
          const items = [{ skuUuid: skuId, quantity: pieces }];
          const body = { items, couponUuid: null, checkoutUuid, addressUuid, expectedTotal: minor(PRICE * pieces) };
          const { status, data, failure } = await shop.call(createOrder, { body }, { token: other.token });
          if (status === 200) createdIds.push(data.id);
          return status === 200 ? 'OK' : failure.error;
        };
        const answerOf = ({ status, failure }: { status: number; failure: { error: string } }) =>
          status === 200 ? 'OK' : failure.error;
        const token = { token: shopper.token };
        const run = async (one: Step): Promise<string> => {
          if (one.kind === 'buy') return buy(one.quantity, randomUUID());
          if (one.kind === 'repeat') return buy(1, repeatedCheckout);
          if (one.kind === 'cancel')
            return answerOf(
              await shop.call(cancelOrder, { params: { id: order.id }, body: { reason: 'other' } }, token),
            );
          if (one.kind === 'expire') {
            await expireOrders.run(order.id, shop.deps, new Date(shop.deps.clock().getTime() + EXPIRED_MS));
            return 'OK';
          }
          if (one.kind === 'pay') {
            const { status, data } = await sendReport(shop, { ...report, eventId: `${report.eventId} ${one.event}` });
            return status === 200 ? (data.isApplied ? 'applied' : 'ignored') : String(status);
          }
          if (one.kind === 'add') {
            const body = { skuUuid: cartProduct.skuId, quantity: one.quantity };
            return answerOf(await shop.call(addToCart, { body }, token));
          }
          return answerOf(await shop.call(clearCart, {}, token));
        };

        const before = (await shop.call(getCart, {}, token)).data.version;
        const works = flows.map((steps) => async () => {
          const answers: string[] = [];
          for (const one of steps) answers.push(await run(one));
          return answers;
        });
        const answers = await interleave(works, choices);

        const [sku] = await shop.db.select().from(skus).where(eq(skus.id, skuId));
        const [after] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
        const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id));
        const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
        const lines = await shop.db
          .select({ quantity: orderItems.quantity, status: orders.status })
          .from(orderItems)
          .innerJoin(orders, eq(orders.id, orderItems.orderId))
          .where(eq(orderItems.skuId, skuId));
        const happened = await shop.db
          .select()
          .from(orderEvents)
          .where(eq(orderEvents.orderId, order.id))
          .orderBy(asc(orderEvents.id));
        const cart = (await shop.call(getCart, {}, token)).data;
        const model: Model = {
          stock: stock - ordered,
          status: 'unpaid',
          payment: 'pending',
          events: new Set(),
          hasRepeated: false,
          inCart: 0,
          version: 0,
        };
        const result = resultOf(
          {
            ...model,
            stock: sku?.stock ?? Number.NaN,
            status: after?.status as Model['status'],
            payment: payment?.status as Model['payment'],
            inCart: cart.unitCount,
            version: cart.version - before,
          },
          answers,
        );
        const possible = possibleResults(
          model,
          flows,
          ordered,
          flows.map(() => []),
        );
        expect(possible).toContain(result);
        const held = lines.filter(({ status }) => status !== 'cancelled').reduce((sum, line) => sum + line.quantity, 0);
        expect(held).toBe(stock - (sku?.stock ?? 0));
        expect(new Set(createdIds).size).toBe(lines.length - 1);
        expect(back).toHaveLength(payment?.status === 'refunded' ? 1 : 0);
        expect(after?.version).toBe(happened.length - 1);
      },
    ),
    { numRuns: INTERLEAVINGS, seed: SEED, includeErrorInReport: true },
  );
  recordFigures(task, { 'interleavings on PostgreSQL': INTERLEAVINGS });
});
