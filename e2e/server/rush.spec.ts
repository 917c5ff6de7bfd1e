import { type Client, createUuid, memorySession } from '@mallard/domain/client';
import { cancelOrder, createOrder, getProduct, listProducts, login, previewOrder } from '@mallard/domain/contract';
import { expect } from '@playwright/test';
import { connect, createAccount, giveAddress, PASSWORD } from '../support/accounts.ts';
import { recordFigures } from '../support/recordFigures.ts';
import type { SampleItem } from '../support/sampleItem.ts';
import { serverTest as test } from '../support/serverTest.ts';

/** Set `BUYERS=200 ROUNDS=200` for more. */
const BUYERS = Number(process.env.BUYERS ?? 10);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const MAX_ROUND_MS = 15_000;
/** Error codes of an overloaded server. */
const BUSY: ReadonlySet<string> = new Set(['OVERLOADED', 'DATABASE', 'TIMEOUT', 'NETWORK']);
/** Number of buyers per round that the stock is enough for. */
const SERVED = Math.ceil(BUYERS / 5);

/** A shopper with a session on both processes. */
interface Buyer {
  clients: readonly Client[];
  addressUuid: string;
}

/** The SKU of a round, and the quantity per buyer. */
interface Sale extends SampleItem {
  quantity: number;
}

async function createBuyer([first, second]: readonly [string, string]): Promise<Buyer> {
  const account = await createAccount(first);
  const session = memorySession();
  const other = connect(second, session);
  const signedIn = await other.call(login, { body: { username: account.username, password: PASSWORD } });
  session.write({ ...signedIn, rememberMe: false });
  return { clients: [account, other], addressUuid: await giveAddress(account) };
}

/** Finds SKUs whose stock a few buyers can use up. */
async function findSales(url: string): Promise<Sale[]> {
  const { call } = connect(url);
  const { items } = await call(listProducts, { query: { sort: 'sales', inStock: true, pageSize: 100 } });
  const products = await Promise.all(items.map(({ id }) => call(getProduct, { params: { id } })));
  return products.flatMap((product) =>
    product.skus.flatMap((sku) => {
      const quantity = Math.ceil(sku.stock / SERVED);
      return sku.stock >= SERVED && quantity <= sku.limit ? [{ product, sku, quantity }] : [];
    }),
  );
}

/** Repeats a call that an overloaded server rejected or did not answer in time. */
async function untilAnswered<Answer extends Awaited<ReturnType<Client['tryCall']>>>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.ok || !BUSY.has(answer.error.code)) return answer;
  }
}

/** Stock must be read exactly, also from the process that did not sell. */
const exact = { CACHE_MB: '0' };

test(
  'two processes never oversell and make one order per checkout, however many shoppers buy through both at once',
  { tag: ['@P1', '@P3'] },
  async ({ start, postgres }, testInfo) => {
    test.setTimeout(120_000 + BUYERS * 1000 + ROUNDS * MAX_ROUND_MS);
    const first = await start({ ...exact, DATABASE_URL: postgres.url }).opened;
    const second = await start({ ...exact, DATABASE_URL: postgres.url }).opened;
    const sales = await findSales(first);
    const buyers: Buyer[] = [];
    for (let n = 0; n < BUYERS; n += 1) buyers.push(await createBuyer([first, second]));
    const stockOf = async ({ product, sku }: Sale) => {
      const { skus } = await connect(second).call(getProduct, { params: { id: product.id } });
      return skus.find(({ id }) => id === sku.id)?.stock ?? 0;
    };
    let ordered = 0;

    for (let round = 0; round < ROUNDS; round += 1) {
      const sale = sales[round % sales.length];
      if (sale === undefined) throw new Error('The sample shop has no SKU that few buyers can use up');
      const stock = await stockOf(sale);
      const items = [{ skuUuid: sale.sku.id, quantity: sale.quantity }];
      const [buyer] = buyers[0]?.clients ?? [];
      const preview = await buyer?.call(previewOrder, { body: { items, couponUuid: null } });
      const expectedTotal = preview?.amounts.total;
      if (expectedTotal === undefined) throw new Error('Buyers were made above');
      const bought = await Promise.all(
        buyers.map(async ({ clients, addressUuid }) => {
          const body = { items, couponUuid: null, checkoutUuid: createUuid(), addressUuid, expectedTotal };
          const answers = await Promise.all(
            clients.map(({ tryCall }) => untilAnswered(() => tryCall(createOrder, { body }))),
          );
          const orders = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
          const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
          return { clients, orders, refusals };
        }),
      );
      const orders = bought.flatMap((one) => one.orders);
      // One assertion per round: Playwright records each as a step, and 600 of them take seconds.
      const ordersPerBuyer = bought.map((one) => new Set(one.orders.map(({ id }) => id)).size);
      expect(Math.max(...ordersPerBuyer), 'one order to each checkout').toBeLessThanOrEqual(1);
      const refusals = new Set(bought.flatMap((one) => one.refusals));
      expect([...refusals].filter((code) => code !== 'OUT_OF_STOCK')).toEqual([]);
      const made = new Set(orders.map(({ id }) => id)).size;
      expect(made).toBe(Math.floor(stock / sale.quantity));
      expect(await stockOf(sale)).toBe(stock - made * sale.quantity);
      ordered += made;

      // Cancels through both processes again: the stock is restored once.
      const cancelled = await Promise.all(
        bought.flatMap(({ clients, orders: [order] }) =>
          (order ? clients : []).map(({ tryCall }) => {
            const input = { params: { id: order?.id ?? '' }, body: { reason: 'other' } } as const;
            return untilAnswered(() => tryCall(cancelOrder, input));
          }),
        ),
      );
      const notCancelled = cancelled.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
      expect(notCancelled.filter((code) => code !== 'ORDER_STATE')).toEqual([]);
      expect(await stockOf(sale)).toBe(stock);
    }
    recordFigures(testInfo, {
      'purchases through two processes': BUYERS * 2 * ROUNDS,
      'orders they could make': ordered,
    });
  },
);
