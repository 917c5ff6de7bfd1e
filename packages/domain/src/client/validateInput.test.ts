import { describe, expect, it } from 'vitest';
import { createAddress } from '../contract/address.ts';
import { addToCart, batchAddToCart, updateCartItem } from '../contract/cart.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { toApiError } from '../errors/index.ts';
import { success, testClient } from '../testing/testClient.ts';
import type { CallInput } from './input.ts';
import { validateInput } from './validateInput.ts';

const uuid = '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10';

function fieldsOf(endpoint: Endpoint, input: CallInput): unknown {
  try {
    validateInput(endpoint, input);
    return null;
  } catch (caught) {
    const error = toApiError(caught);
    return error.kind === 'BadRequest' ? Object.fromEntries(codes(error.fields)) : error;
  }
}

function codes(fields: Readonly<Record<string, { code: string }>>) {
  return Object.entries(fields).map(([name, { code }]) => [name, code]);
}

describe('validating a call before it is sent', () => {
  it.each([
    [addToCart, { body: { skuUuid: uuid, quantity: 1 } }, null],
    [addToCart, { body: { skuUuid: '..', quantity: 0 } }, { skuUuid: 'ID', quantity: 'MIN_VALUE' }],
    [addToCart, {}, { skuUuid: 'REQUIRED', quantity: 'REQUIRED' }],
    [addToCart, { body: { skuUuid: uuid, quantity: '1' } }, { quantity: 'TYPE' }],
    [addToCart, { body: { skuUuid: uuid, quantity: 1, price: 1 } }, { price: 'UNKNOWN_FIELD' }],
    [batchAddToCart, { body: { items: [{ skuUuid: uuid, quantity: 1000 }] } }, { 'items.0.quantity': 'MAX_VALUE' }],
    [updateCartItem, { params: { id: 'a/b' }, body: { quantity: 1 } }, { id: 'ID' }],
    [createAddress, { body: { recipientName: ' ' } }, expect.objectContaining({ recipientName: 'REQUIRED' })],
  ] as const)('%#: names each invalid field with its code', (endpoint, input, expected) => {
    expect(fieldsOf(endpoint, input)).toEqual(expected);
  });

  it('names even a field called __proto__', () => {
    const body: unknown = JSON.parse(`{ "skuUuid": "${uuid}", "quantity": 1, "__proto__": { "quantity": 2 } }`);
    expect(Object.keys(fieldsOf(addToCart, { body }) ?? {})).toEqual(['__proto__']);
  });

  it('sends nothing', async () => {
    let sent = 0;
    const { client } = testClient(async () => {
      sent += 1;
      return success(null);
    });
    const result = await client.tryCall(addToCart, { body: { skuUuid: uuid, quantity: 0 } });
    expect(result).toMatchObject({ ok: false, error: { kind: 'BadRequest', code: 'VALIDATION' } });
    expect(sent).toBe(0);
  });
});
