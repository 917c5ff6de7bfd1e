import { freePort } from '@mallard/api/testing/freePort';
import { createUuid } from '@mallard/domain/client';
import { createOrder, getProduct, listOrders, listProducts, type Order, previewOrder } from '@mallard/domain/contract';
import { expect, type TestInfo } from '@playwright/test';
import { type Account, connect, createAccount, giveAddress } from '../support/accounts.ts';
import type { Goods } from '../support/goods.ts';
import { recordFigures } from '../support/recordFigures.ts';
import { type Start, serverTest as test } from '../support/serverTest.ts';

const BUYERS = 4;
/** Kills of each engine; more come from outside: `KILLS=250`. */
const KILLS = Number(process.env.KILLS ?? 3);
const LONGEST_ROUND_MS = 1200;
const MOST_OF_A_ROUND_MS = 20_000;
/** Pieces that no round of four buyers can use up. */
const PLENTY = 200;

/** An order that somebody tried to place, and what the shop said of it, if anything. */
interface Attempt {
  skuUuid: string;
  body: Parameters<typeof send>[1];
  answer: Order | null;
}

function send({ tryCall }: Account, body: { checkoutUuid: string } & Record<string, unknown>) {
  return tryCall(createOrder, { body: body as never }, { idempotencyKey: body.checkoutUuid });
}

/** Orders one piece after the other until the shop is gone. */
async function buyUntilGone(account: Account, { sku }: Goods, addressUuid: string): Promise<Attempt[]> {
  const items = [{ skuUuid: sku.id, quantity: 1 }];
  const attempts: Attempt[] = [];
  const preview = await account.tryCall(previewOrder, { body: { items, couponUuid: null } });
  if (!preview.ok) return attempts;
  const expectedTotal = preview.data.amounts.total;
  for (;;) {
    const body = { items, couponUuid: null, checkoutUuid: createUuid(), addressUuid, expectedTotal };
    const result = await send(account, body);
    attempts.push({ skuUuid: sku.id, body, answer: result.ok ? result.data : null });
    if (!result.ok) return attempts;
  }
}

/** SKUs of which there is plenty, one of each product: each round sells another, so that none runs out. */
async function findPlenty(shopUrl: string): Promise<Goods[]> {
  const { call } = connect(shopUrl);
  const { items } = await call(listProducts, { query: { sort: 'sales', inStock: true, pageSize: 100 } });
  const products = await Promise.all(items.map(({ id }) => call(getProduct, { params: { id } })));
  return products.flatMap((product) => {
    const sku = product.skus.find(({ stock }) => stock >= PLENTY);
    return sku ? [{ product, sku }] : [];
  });
}

/** Kills a shop while buyers order, again and again, and then asks it for every order. */
async function surviveKills(start: Start, database: { DATABASE_URL?: string }, testInfo: TestInfo): Promise<void> {
  test.setTimeout(120_000 + KILLS * MOST_OF_A_ROUND_MS);
  const env = { PORT: String(await freePort()), ...database };
  let shop = start(env);
  const url = await shop.opened;
  const plenty = await findPlenty(url);
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const account = await createAccount(url, 'zh-CN', { retries: false });
      return { account, address: await giveAddress(account), attempts: [] as Attempt[] };
    }),
  );

  for (let round = 0; round < KILLS; round += 1) {
    const goods = plenty[round % plenty.length] as Goods;
    const killing = AbortSignal.timeout(Math.floor(Math.random() * LONGEST_ROUND_MS));
    killing.onabort = () => shop.child.kill('SIGKILL');
    const made = await Promise.all(buyers.map(({ account, address }) => buyUntilGone(account, goods, address)));
    expect((await shop.ended).signal).toBe('SIGKILL');
    shop = start(env);
    await shop.opened;
    for (const [place, attempts] of made.entries()) buyers[place]?.attempts.push(...attempts);
  }

  let confirmed = 0;
  const sold = new Map<string, number>();
  for (const { account, attempts } of buyers)
    for (const { skuUuid, body, answer } of attempts) {
      const { items, total } = await account.call(listOrders, { query: { checkoutUuid: body.checkoutUuid } });
      if (answer) expect(items.map(({ id }) => id)).toEqual([answer.id]);
      else expect(total, 'an order without an answer was made at most once').toBeLessThanOrEqual(1);
      // Whoever asks again, as after a reload, gets that very order, or else a first one.
      const order = answer ?? (await send(account, body));
      if (answer) confirmed += 1;
      else expect(order).toMatchObject({ ok: true, data: total > 0 ? { id: items[0]?.id } : {} });
      sold.set(skuUuid, (sold.get(skuUuid) ?? 0) + 1);
    }
  expect(confirmed).toBeGreaterThan(KILLS);
  for (const { product, sku } of plenty) {
    const now = await connect(url).call(getProduct, { params: { id: product.id } });
    const left = now.skus.find(({ id }) => id === sku.id)?.stock ?? 0;
    expect(left + (sold.get(sku.id) ?? 0), product.title).toBe(sku.stock);
  }
  recordFigures(testInfo, { kills: KILLS, 'orders confirmed': confirmed });
}

test(
  'a shop on PGlite that is killed at any moment loses no order, doubles none, and counts its stock right',
  {
    tag: ['@P24'],
  },
  ({ start }, testInfo) => surviveKills(start, {}, testInfo),
);

test(
  'a shop on PostgreSQL that is killed at any moment loses no order, doubles none, and counts its stock right',
  {
    tag: ['@P24'],
  },
  ({ start, postgres }, testInfo) => surviveKills(start, { DATABASE_URL: postgres.url }, testInfo),
);
