import { fieldCases, type SendCall, sendFieldCase } from '@mallard/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('validates every input as the field table specifies', async () => {
  let shopper = await shop.signUp();
  let left = 20;
  for (const one of fieldCases) {
    // An account has at most twenty addresses.
    if (left === 0) shopper = await shop.signUp();
    left = left === 0 ? 19 : left - 1;
    const send: SendCall = async (endpoint, input) => {
      const { status, data, failure } = await shop.call(endpoint, input, { token: shopper.token });
      if (status === 200) return { data };
      return {
        fields: Object.fromEntries(Object.entries(failure.fields ?? {}).map(([name, { code }]) => [name, code])),
      };
    };
    expect(one.expect, JSON.stringify(one)).toMatchObject(await sendFieldCase(one, send));
  }
});
