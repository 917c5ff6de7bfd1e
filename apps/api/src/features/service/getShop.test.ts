import { DEFAULT_SHOP, getShop } from '@mallard/domain/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('getShop returns the settings of the shop', async () => {
  const { status, data } = await shop.call(getShop, {});
  expect({ status, data }).toEqual({ status: 200, data: DEFAULT_SHOP });
});
