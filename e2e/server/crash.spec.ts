import { freePort } from '@mallard/api/testing/freePort';
import { createUuid } from '@mallard/domain/client';
import {
  cancelOrder,
  createOrder,
  getProduct,
  listOrders,
  listProducts,
  type Order,
  previewOrder,
} from '@mallard/domain/contract';
import { expect, type TestInfo } from '@playwright/test';
import { type Account, connect, createAccount, giveAddress } from '../support/accounts.ts';
import { recordFigures } from '../support/recordFigures.ts';
import type { SampleItem } from '../support/sampleItem.ts';
import { type Start, serverTest as test } from '../support/serverTest.ts';

const BUYERS = 4;
/** Number of kills per database engine. Set `KILLS=250` for more. */
const KILLS = Number(process.env.KILLS ?? 3);
const LONGEST_ROUND_MS = 1200;
const MAX_ROUND_MS = 20_000;
/** Stock that a round of four buyers cannot use up. */
const PLENTY = 150;

/** An attempted order, with the response if there was one. */
interface Attempt {
  body: Parameters<typeof send>[1];
  answer: Order | null;
}

function send({ tryCall }: Account, body: { checkoutUuid: string } & Record<string, unknown>) {
  return tryCall(createOrder, { body: body as never }, { idempotencyKey: body.checkoutUuid });
}

/** Orders one item after another until the shop is killed. */
async function buyUntilGone(account: Account, { sku }: SampleItem, addressUuid: string): Promise<Attempt[]> {
  const items = [{ skuUuid: sku.id, quantity: 1 }];
  const attempts: Attempt[] = [];
  const preview = await account.tryCall(previewOrder, { body: { items, couponUuid: null } });
  if (!preview.ok) return attempts;
  const expectedTotal = preview.data.amounts.total;
  for (;;) {
    const body = { items, couponUuid: null, checkoutUuid: createUuid(), addressUuid, expectedTotal };
    const result = await send(account, body);
    attempts.push({ body, answer: result.ok ? result.data : null });
    if (!result.ok) return attempts;
  }
}

/** Fetches the order of each attempt from the restarted shop. @returns one id per attempt */
async function findOrders(account: Account, attempts: Attempt[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { body, answer } of attempts) {
    const { items, total } = await account.call(listOrders, { query: { checkoutUuid: body.checkoutUuid } });
    if (answer) {
      expect(items.map(({ id }) => id)).toEqual([answer.id]);
      ids.push(answer.id);
      continue;
    }
    expect(total, 'an order without an answer was made at most once').toBeLessThanOrEqual(1);
    // Repeating the request, as after a reload, returns the existing order, or creates it if there is none.
    const again = await send(account, body);
    if (!again.ok) throw new Error(`Asked again, the shop answered ${again.error.code}`);
    if (total > 0) expect(again.data.id).toBe(items[0]?.id);
    ids.push(again.data.id);
  }
  return ids;
}

/** Finds SKUs with enough stock. Each round sells another one, so that none runs out. */
async function findPlenty(shopUrl: string): Promise<SampleItem[]> {
  const { call } = connect(shopUrl);
  const { items } = await call(listProducts, { query: { sort: 'sales', inStock: true, pageSize: 100 } });
  const products = await Promise.all(items.map(({ id }) => call(getProduct, { params: { id } })));
  return products.flatMap((product) =>
    product.skus.filter(({ stock }) => stock >= PLENTY).map((sku) => ({ product, sku })),
  );
}

/** Repeatedly kills a shop while buyers order, restarts it, and checks every order. */
async function testKills(start: Start, database: { DATABASE_URL?: string }, testInfo: TestInfo): Promise<void> {
  test.setTimeout(120_000 + KILLS * MAX_ROUND_MS);
  const env = { PORT: String(await freePort()), ...database };
  let shop = start(env);
  const url = await shop.opened;
  const plenty = await findPlenty(url);
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const account = await createAccount(url, 'zh-CN', { retries: false });
      return { account, address: await giveAddress(account) };
    }),
  );
  const stockOf = async ({ product, sku }: SampleItem) => {
    const { skus } = await connect(url).call(getProduct, { params: { id: product.id } });
    return skus.find(({ id }) => id === sku.id)?.stock ?? 0;
  };
  let confirmed = 0;

  async function survive(item: SampleItem): Promise<void> {
    const stockBefore = await stockOf(item);
    const killing = AbortSignal.timeout(Math.floor(Math.random() * LONGEST_ROUND_MS));
    killing.onabort = () => shop.child.kill('SIGKILL');
    const made = await Promise.all(
      buyers.map(async ({ account, address }) => ({ account, attempts: await buyUntilGone(account, item, address) })),
    );
    expect((await shop.ended).signal).toBe('SIGKILL');
    shop = start(env);
    await shop.opened;
    const orders = await Promise.all(made.map(({ account, attempts }) => findOrders(account, attempts)));
    expect((await stockOf(item)) + orders.flat().length).toBe(stockBefore);
    confirmed += made.flatMap(({ attempts }) => attempts).filter(({ answer }) => answer !== null).length;
    // Cancels the orders to restore the stock for the next rounds.
    await Promise.all(
      made.map(async ({ account }, buyer) => {
        for (const id of orders[buyer] ?? [])
          await account.call(cancelOrder, { params: { id }, body: { reason: 'other' } });
      }),
    );
    expect(await stockOf(item)).toBe(stockBefore);
  }

  for (let round = 0; round < KILLS; round += 1) {
    const item = plenty[round % plenty.length];
    if (item === undefined) throw new Error(`The sample shop has no SKU with ${PLENTY} pieces`);
    await survive(item);
  }
  // The shop may be killed before the first order of a round.
  expect(confirmed).toBeGreaterThan(0);
  recordFigures(testInfo, { kills: KILLS, 'orders confirmed': confirmed });
}

test(
  'a shop on PGlite that is killed at any moment loses and duplicates no order, and counts its stock correctly',
  {
    tag: ['@P24'],
  },
  ({ start }, testInfo) => testKills(start, {}, testInfo),
);

test(
  'a shop on PostgreSQL that is killed at any moment loses and duplicates no order, and counts its stock correctly',
  {
    tag: ['@P24'],
  },
  ({ start, postgres }, testInfo) => testKills(start, { DATABASE_URL: postgres.url }, testInfo),
);
