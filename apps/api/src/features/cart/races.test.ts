import { randomUUID } from 'node:crypto';
import {
  addSavedItem,
  addToCart,
  batchAddToCart,
  createAddress,
  getCart,
  listAddresses,
  moveToCart,
  saveForLater,
} from '@mallard/domain/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../../testing/index.ts';

// Only PostgreSQL runs concurrent transactions.
let postgres: RunningPostgres;
let shop: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  shop = await createTestApp({ url: postgres.url });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

const times = (many: number) => Array.from({ length: many }, (_, index) => index);
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

it('thirty concurrent adds stop at the stock, with one line and one version per change', { tags: ['P4'] }, async () => {
  const { skuId } = await addProduct(shop.db, { stock: 10 });
  const { token } = await shop.signUp();
  const body = { skuUuid: skuId, quantity: 1 };
  const answers = await Promise.all(times(30).map(() => shop.call(addToCart, { body }, { token })));
  expect(statuses(answers)).toEqual([...Array(10).fill(200), ...Array(20).fill(409)]);
  const { data } = await shop.call(getCart, {}, { token });
  expect(data).toMatchObject({ version: 10, unitCount: 10 });
  expect(data.items).toHaveLength(1);
});

it('one add, sent twenty times concurrently with one idempotency key, adds once', { tags: ['P4'] }, async () => {
  const { skuId } = await addProduct(shop.db, { stock: 99 });
  const { token } = await shop.signUp();
  const body = { items: [{ skuUuid: skuId, quantity: 3 }] };
  const key = randomUUID();
  const answers = await Promise.all(times(20).map(() => shop.call(batchAddToCart, { body }, { token, key })));
  expect(statuses(answers)).toEqual(Array(20).fill(200));
  expect((await shop.call(getCart, {}, { token })).data.unitCount).toBe(3);
});

it('concurrent saves and moves of one line neither lose nor duplicate units', async () => {
  const { skuId } = await addProduct(shop.db, { stock: 99 });
  const { token } = await shop.signUp();
  const body = { skuUuid: skuId };
  await shop.call(addToCart, { body: { ...body, quantity: 3 } }, { token });
  const answers = await Promise.all(
    times(30).map((index) => shop.call(index % 2 === 0 ? saveForLater : moveToCart, { body }, { token })),
  );
  const done = answers.filter(({ status }) => status === 200);
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
  const { data } = await shop.call(getCart, {}, { token });
  expect([...data.items, ...data.saved].map(({ quantity }) => quantity)).toEqual([3]);
  expect(data.version).toBe(1 + done.length);
});

it('one save, sent twenty times concurrently with one idempotency key, saves once', async () => {
  const { skuId } = await addProduct(shop.db, { stock: 99 });
  const { token } = await shop.signUp();
  const body = { skuUuid: skuId, quantity: 3 };
  const key = randomUUID();
  const answers = await Promise.all(times(20).map(() => shop.call(addSavedItem, { body }, { token, key })));
  expect(statuses(answers)).toEqual(Array(20).fill(200));
  expect((await shop.call(getCart, {}, { token })).data.saved).toMatchObject([{ quantity: 3 }]);
});

it('thirty concurrent new addresses stop at twenty, one of them the default', async () => {
  const { token } = await shop.signUp();
  const body = {
    recipientName: '李四',
    phone: '13800138000',
    region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
    detailAddress: '文三路 1 号',
    isDefault: true,
  };
  const answers = await Promise.all(times(30).map(() => shop.call(createAddress, { body }, { token })));
  expect(statuses(answers)).toEqual([...Array(20).fill(200), ...Array(10).fill(409)]);
  const { data } = await shop.call(listAddresses, {}, { token });
  expect(data).toHaveLength(20);
  expect(data.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});
