import { createUuid } from '@mallard/domain/client';
import { createOrder, getProduct, listOrders, type Order, previewOrder } from '@mallard/domain/contract';
import { expect } from '@playwright/test';
import { type Account, createAccount, giveAddress } from '../support/accounts.ts';
import { freePort } from '../support/freePort.ts';
import { findGoods, type Goods } from '../support/goods.ts';
import { serverTest as test } from '../support/serverTest.ts';

const BUYERS = 4;
const ROUNDS = 4;
const LONGEST_ROUND_MS = 1200;

/** An order that somebody tried to place, and what the shop said of it, if anything. */
interface Attempt {
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
    attempts.push({ body, answer: result.ok ? result.data : null });
    // Also once everything is sold, there is nothing left to try.
    if (!result.ok) return attempts;
  }
}

test('a shop that is killed at any moment loses no order, doubles none, and counts its stock right', {
  tag: ['@P24'],
}, async ({ start }) => {
  test.setTimeout(400_000);
  const env = { PORT: String(await freePort()) };
  let shop = start(env);
  const url = await shop.opened;
  const goods = await findGoods(url, 'zh-CN');
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const account = await createAccount(url, 'zh-CN', { retries: false });
      return { account, address: await giveAddress(account), attempts: [] as Attempt[] };
    }),
  );
  const stockOf = async (account: Account) => {
    const { skus } = await account.call(getProduct, { params: { id: goods.product.id } });
    return skus.find(({ id }) => id === goods.sku.id)?.stock ?? 0;
  };
  const [first] = buyers;
  const stockBefore = first ? await stockOf(first.account) : 0;

  for (let round = 0; round < ROUNDS; round += 1) {
    const killing = AbortSignal.timeout(Math.floor(Math.random() * LONGEST_ROUND_MS));
    killing.onabort = () => shop.child.kill('SIGKILL');
    const made = await Promise.all(buyers.map(({ account, address }) => buyUntilGone(account, goods, address)));
    expect((await shop.ended).signal).toBe('SIGKILL');
    shop = start(env);
    await shop.opened;
    for (const [place, attempts] of made.entries()) buyers[place]?.attempts.push(...attempts);
  }

  let ordered = 0;
  for (const { account, attempts } of buyers) {
    for (const { body, answer } of attempts) {
      const { checkoutUuid } = body;
      const { items, total } = await account.call(listOrders, { query: { checkoutUuid } });
      if (answer) expect(items.map(({ id }) => id)).toEqual([answer.id]);
      else expect(total, 'an order without an answer was made at most once').toBeLessThanOrEqual(1);
      ordered += total;
      if (answer) continue;
      // Whoever asks again, as after a reload, gets that very order, or the only one while stock lasts.
      const again = await send(account, body);
      if (total > 0) expect(again).toMatchObject({ ok: true, data: { id: items[0]?.id } });
      else if (again.ok) ordered += 1;
      else expect(again.error).toMatchObject({ code: 'OUT_OF_STOCK' });
    }
  }
  expect(ordered).toBeGreaterThan(0);
  if (first) expect((await stockOf(first.account)) + ordered).toBe(stockBefore);
});
